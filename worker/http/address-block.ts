import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  distinctRemoteAddr,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

const LOOPBACK = /^127\./

/** Returns the IPv4 address, or the IPv6 /64 that a provider assigns to a connection. Undefined if loopback or malformed. */
export function addressBlock(address: string): string | undefined {
  if (distinctRemoteAddr(address) === 'IPv4') return ipv4Block(convertIPv4ToBinary(address))
  if (!URL.canParse(`http://[${address}]`)) return undefined
  const bits = convertIPv6ToBinary(address)
  if (isIPv4MappedIPv6(bits)) return ipv4Block(convertIPv4MappedIPv6ToIPv4(bits))
  return bits === 1n ? undefined : `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
}

function ipv4Block(bits: bigint): string | undefined {
  const text = convertIPv4BinaryToString(bits)
  return LOOPBACK.test(text) ? undefined : text
}
