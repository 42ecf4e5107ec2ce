/**
 * Patterns for phrases in spam, with their weights. The spam check counts only the heaviest match of each kind. A topic
 * alone, such as bitcoin, has a low weight, because customers mention it too. An offer to "you" has a high weight. The
 * patterns match text in lowercase, on one line, with straight quotes.
 */
export const SPAM_PHRASES: readonly [kind: string, weight: number, ...phrases: RegExp[]][] = [
  [
    'seo',
    10,
    /\bdo-?follow\b|\blink (?:insertion|building|placement)\b|\b(?:guest|sponsored) (?:post|article|blog)|\bhigh da\b/,
    /\b(?:da|dr) ?\d\d\b|\bdomain (?:authority|rating)\b|\bwhite ?hat\b|\bxrumer\b|\b[\d,]+k? (?:back)?links\b/,
    /\b(?:your (?:web ?)?(?:site|page|business|domain|company)|you) (?:(?:to|on|at|in) )?(?:the )?(?:first|top|page one|#1)\b/,
    /\b(?:provide|affordable|our) (?:[\w-]+ ){0,2}(?:seo|search engine optimi[sz]ation) (?:service|package|team|and)|\brank #1/,
    /продвижени[ея] сайт|прогон|рассылк[аи] по формам|накрутк|сайт под ключ|яндекс директ|网站流量|外链/,
  ],
  [
    'seo',
    8,
    /\b(?:rank\w*|traffic|visitors|visibility|errors)\b.{0,20}\byour (?:web ?)?(?:site|page)\b/,
    /\byour (?:web ?)?site\b.{0,60}\b(?:rank\w*|keywords|key phrases|traffic|seo|boost|outdated|slow)\b/,
    /\b(?:targeted|organic) (?:traffic|visitors)\b|\bnegative backlinks\b/,
  ],
  ['seo', 3, /\bseo\b|\bsearch engine|\bpage of google\b|\btraffic\b|\bkeywords?\b|\bbacklinks?\b|\bmeta \w+\b/],
  [
    'offer',
    10,
    /\b(?:redesign|rebuild|develop|design|build|translate) your (?:web ?site|site|app)\b|\bexplainer videos?\b|\bpay per lead\b/,
    /\bwikipedia pages?\b|\b(?:e-?mail|leads?) (?:lists?|databases?)\b.{0,30}\b(?:million|verified)\b|\bsmtp\b|\bbulk e-?mail/,
    /\breal followers\b|\b(?:buy|get) (?:\w+ )?(?:followers|likes|views)\b|\bfactory price\b|\bmoq\b|\boutsource your\b/,
    /\byour (?:web ?)?site is not (?:\w+ )?(?:compliant|ada)\b|\bbusiness listing\b.{0,40}\b(?:verif|remov)/,
  ],
  [
    'offer',
    8,
    /\b(?:we|our|i) (?:\w+ ){0,3}(?:help|finance|automate|agency|team|experts?|assistants) .{0,60}\b(?:your|like yours)\b/,
    /\b(?:boost|grow|increase|double|automate|finance) your\b|\bthrough you\b/,
    /\b(?:google|trustpilot|5[ -]star|yelp) reviews\b.{0,80}\bfor your\b|\bexclusive leads\b|\b(?:web|app) .{0,20}(?:company|team) (?:based )?in\b|\bwe build\b.{0,20}\bapps?\b/,
  ],
  [
    'offer',
    6,
    /\b(?:we|our)\b.{0,80}\b(?:your (?:web ?site|site|business|company|brand|sales)|like yours)\b/,
    /\bfree (?:seo|audit|scan|demo|sample|registration)\b|\b(?:can|could|may|shall|will|let me|i'll) ?i? (?:send|share|show)\b.{0,40}\b(?:proposal|portfolio|pric\w+|screenshots)\b/,
  ],
  ['offer', 4, /\bour (?:agency|packages?|portfolio)\b|\b(?:we|i) (?:offer|provide|sell|create)\b|\bprices? start/],
  [
    'pitch',
    10,
    /\b(?:contact|feedback|website) forms?\b.{0,60}\b(?:million|just like|mailing|spam)|\b(?:million\w*|mailing)\b.{0,40}\b(?:contact|feedback) forms?\b/,
    /\bopt[ -]out\b|\breply (?:with )?["']?(?:stop|yes|unsubscribe)\b|\bthis is not (?:a )?spam\b/,
  ],
  [
    'pitch',
    6,
    /\bclick (?:here|below|on the)\b|\b(?:order|buy|shop|apply|act|start|download|register) (?:now|today)\b|\bsign up\b|\bclaim (?:your|it)\b/,
    /\blimited[ -]time\b|\b\d\d% off\b|\bmoney[ -]back\b|\bonly pay\b|\bbook a (?:demo|call)\b|\bno (?:upfront )?fees?\b/,
  ],
  [
    'pitch',
    4,
    /\b(?:noticed|saw|found|came across|was on|checking|ran|analyzed)\b.{0,30}\byour (?:web ?)?site\b|\bguaranteed?\b|\bdear (?:sir|business owner|friend)\b/,
    /\b(?:would|are) you (?:be )?(?:interested in|open to|tired of|looking for)\b/,
  ],
  [
    'hype',
    4,
    /!!!|\bdo you want to\b|\bwithin (?:24|48) hours\b|\bfor only \$|\$\d+\.99\b|\bzero fee|\b\d{3}% returns?\b/,
  ],
  ['messenger', 3, /\btelegram\b|\bt\.me\/|\bwhats ?app\b|\bskype\b|телеграм/],
  [
    'loan',
    10,
    /\b(?:we|i) (?:can )?(?:offer|provide|give|lend)\b.{0,40}\b(?:loans?|funding|capital|credit)\b|\bno credit check\b/,
    /\byou need (?:a |an )?(?:\w+ or )?(?:business |personal )?(?:loan|funding|capital)\?|\b[23]% interest\b|\bapproved for (?:a )?\$/,
  ],
  ['loan', 6, /\b(?:fast|quick|instant|same[ -]day) (?:loans?|funding|cash|approval)\b|\bget funding\b|\bbad credit\b/],
  [
    'scam',
    10,
    /\blucrative\b|\bconfidential (?:business )?(?:proposal|deal)\b|\byou (?:have been|were|are) (?:selected|chosen|eligible)\b|\byou as (?:the )?(?:next of kin|beneficiary)\b/,
    /\b(?:customs fee|voicemail|claim)\b.{0,20}https?:|\btrademark registration\b.{0,40}\bremit|\bvideo of you\b|\binfring\w+\b.{0,60}\bimages\b/,
    /\bdomain (?:listing|registration|name)\b.{0,60}\b(?:final notice|payment)\b|\bsee if you qualify\b/,
  ],
  [
    'earn',
    10,
    /(?<!\b(?:i|we|he|she|they|who) )\b(?:earn|make) (?:up to |over )?\$[\d,]+k? ?(?:per|a|an|every|daily|weekly)\b|\b(?:make|earn) (?:money|cash|income) (?:online|from home)\b/,
    /\bpassive income of\b|\bwith our \w+ platform, no experience\b/,
  ],
  [
    'crypto',
    10,
    /\b(?:double|triple|multiply) your\b|\bconnect your wallet\b|\b(?:transfer of|withdraw|has) [\d.,]+ (?:btc|eth|usdt)\b|\brecover (?:your )?(?:lost|stolen)\b/,
    /\binvest in (?:bitcoin|crypto|forex)|\b(?:bitcoin|crypto|forex)\b.{0,40}\b(?:guaranteed profit|returns|signals|millionaires?)\b/,
  ],
  ['crypto', 4, /\bbitcoin\b|\bbtc\b|\bcrypto|\busdt\b|\bforex\b|\btrading (?:platform|bot)\b/],
  [
    'adult',
    12,
    /\bporn\w*|\bxxx\b|\bmilfs?\b|\bescort girls\b|\badult (?:webcam|dating|videos?|cams?)|\bhook ?ups? tonight|\bsex (?:tonight|chat|cam)/,
    /\b(?:lonely|hot|sexy|horny|local) (?:girls?|women|singles)\b|\bwomen in your area\b|\bcasual dating\b/,
  ],
  [
    'casino',
    12,
    /\bfree spins\b|\bwelcome bonus\b|\bslots? gacor\b|\bplay slots\b|\bjudi\b|казино|ставки на спорт|\bcasino content\b/,
  ],
  ['pills', 12, /\b(?:buy|generic|cheap) (?:viagra|cialis|tramadol)\b|\bwithout prescription\b|\bcanadian pharmacy\b/],
  ['goods', 10, /\b(?:cheap|fake|swiss) (?:rolex|watches|vps|hosting|essays?)\b|\bessay writing\b|купить диплом/],
  ['goods', 4, /\bfree shipping\b|\breplica \w+|\bbest price\b|\bcbd gumm/],
]
