import { inject } from 'vitest'
import { ghostContract } from './contract.ts'

ghostContract('the real Ghost', () => inject('ghost'))
