/**
 * What machines write into contact forms, and how much it weighs. Of a kind only the heaviest phrase counts. Patterns
 * meet text as `plainText` makes it. Customers speak of the same things (they sold Bitcoin, want an SBA loan, ask for
 * search engine optimization), so a topic weighs little and an offer weighs much.
 */
export const SPAM_PHRASES: readonly [kind: string, weight: number, phrase: RegExp][] = [
  // Links, ranking, traffic
  [
    'seo',
    10,
    /\bdo-?follow\b|\blink (?:insertion|building)\b|\bguest (?:posts?|posting|articles?|blog\w*)\b|\bsponsored (?:posts?|articles?)\b|\blink placement\b|\bhigh da\b/,
  ],
  [
    'seo',
    10,
    /\b(?:da|dr) ?\d\d\b|\bdomain (?:authority|rating)\b|\bwhite ?hat\b|\bxrumer\b|\bpbns?\b|\btier \d links\b/,
  ],
  [
    'seo',
    10,
    /\b(?:\d[\d,]*k?|quality|negative|permanent) (?:back)?links\b|\bbacklinks? (?:package|service|to your|from)\b/,
  ],
  [
    'seo',
    10,
    /\b(?:your (?:web ?)?(?:site|page|business|domain|company)|you) (?:(?:to|on|at|in|into|onto) )?(?:the )?(?:first|1st|top|front|page one|page 1|#1)\b|\brank (?:#1|number one)/,
  ],
  [
    'seo',
    10,
    /\b(?:offer|provide|our|monthly|affordable|professional|cheap|best) (?:[\w-]+ ){0,2}(?:seo|search engine optimi[sz]ation)\b/,
  ],
  [
    'seo',
    8,
    /\b(?:rank(?:s|ed|ing|ings)?|traffic|visitors|conversions|visibility|errors|bugs)\b.{0,20}\byour (?:web ?)?(?:site|page)\b/,
  ],
  [
    'seo',
    8,
    /\byour (?:web ?)?site\b.{0,60}\b(?:rank(?:s|ing|ings)?|keywords|key phrases|traffic|seo|boost|outdated|slow)\b/,
  ],
  [
    'seo',
    8,
    /\b(?:targeted|organic|real) (?:web ?(?:site)? )?(?:traffic|visitors)\b|\b[\d,]{4,} (?:targeted |real |unique )?(?:visitors|clicks)\b/,
  ],
  ['seo', 6, /\bbacklinks?\b|\bremoved from google\b|\bgoogle index\b|\bpage ?rank\b|\bmeta tags?\b/],
  ['seo', 3, /\bseo\b|\bsearch engine|\bpage of google\b|\btraffic\b|\bkeywords?\b/],
  [
    'seo',
    10,
    /продвижени[ея] сайт|прогон|хрумер|рассылк[аи] по формам|накрутк|сайт под ключ|яндекс директ|网站流量|外链/,
  ],

  // Agencies and suppliers who sell
  [
    'offer',
    10,
    /\b(?:redesign|rebuild|develop|design|build|translate) your (?:web ?site|site|app)\b|\bexplainer videos?\b|\bpay per lead\b/,
  ],
  [
    'offer',
    10,
    /\bwikipedia pages?\b|\b(?:e-?mail|leads?|owner) (?:lists?|databases?)\b.{0,30}\b(?:of|million|verified|us)\b|\bsmtp\b|\bbulk e-?mail|\bscraped\b/,
  ],
  [
    'offer',
    10,
    /\b(?:instagram|tiktok|facebook|youtube) (?:followers|likes|views|subscribers)\b|\breal followers\b|\bmy gig\b|\bwho's who of\b/,
  ],
  [
    'offer',
    10,
    /\bfactory price\b|\bmanufacturer from china\b|\bguangzhou\b|\bshenzhen\b|\bmoq\b|\bwhite[ -]label\b|\bback[ -]office services\b|\boutsource\b.{0,40}\b(?:to us|our)\b|\bvirtual assistants?\b/,
  ],
  [
    'offer',
    10,
    /\byour (?:web ?)?site (?:is|was) not (?:\w+ )?(?:compliant|ada|wcag|gdpr)|\bbusiness (?:listing|profile)\b.{0,40}\b(?:verif|specialist|remov)/,
  ],
  [
    'offer',
    8,
    /\b(?:app|web|seo|marketing) (?:development )?team\b|\bdigital market(?:ers|ing (?:agency|experts?|company))\b|\bweb ?(?:site)? design(?:ing)? (?:and [a-z]+ )?(?:company|agency|team|firm)\b|\b(?:app|web|software) develop(?:ment|er)\b|\bwe build\b.{0,20}\bapps?\b/,
  ],
  [
    'offer',
    8,
    /\b(?:google|trustpilot|5[ -]star|five[ -]star|yelp) reviews\b.{0,80}\b(?:price|cheap|automate\w*|for your)|\bai (?:agents?|chatbots?|receptionists?)\b/,
  ],
  [
    'offer',
    8,
    /\blead generation\b|\bexclusive leads\b|\b(?:qualified|more|new) (?:leads|buyers|prospects)\b.{0,40}\byou(?:r)?\b|\bflat rate\b.{0,40}\bbuyers\b/,
  ],
  [
    'offer',
    8,
    /\b(?:we|our|i) (?:can |will |could )?(?:\w+ )?(?:help|boost|grow|increase|improve|automate|scale|agency|team|experts?) .{0,60}\b(?:your|businesses like yours)\b/,
  ],
  [
    'offer',
    6,
    /\b(?:we|our)\b.{0,80}\b(?:your (?:web ?site|site|business|company|brand|sales)|businesses like yours)\b/,
  ],
  [
    'offer',
    6,
    /\bfree (?:seo|audit|scan|report|demo|trial|sample|registration|proposal|mockup|quote)\b|\b(?:affordable|reasonable|competitive|best|cheap) (?:price|cost|rate)s?\b/,
  ],
  [
    'offer',
    6,
    /\b(?:may|can|shall|could|let me|will|i'll|should) ?i? ?(?:send|share|show) (?:you|over)?\b.{0,30}\b(?:proposal|quote|portfolio|packages?|prices?|samples?|screenshots|report|details)\b/,
  ],
  [
    'offer',
    4,
    /\bour (?:agency|clients?|packages?|portfolio)\b|\b(?:we|i|i'm) (?:offer|offering|provide|sell|help(?:ed)?|speciali[sz]e)\b|\bprices? starts?\b/,
  ],

  // How they press, and how they got here
  [
    'pitch',
    10,
    /\b(?:contact|feedback|website) forms?\b.{0,60}\b(?:million|just like|blast|mailing|spam)|\b(?:million|mailing|blast)\b.{0,40}\b(?:contact|feedback) forms?\b/,
  ],
  [
    'pitch',
    10,
    /\bopt[ -]out\b|\b(?:reply|respond|answer) (?:with )?["']?(?:stop|unsubscribe|send|no thanks)\b|\bthis is not (?:a )?spam\b|\bunsubscribe\b.{0,20}\b(?:click|here|link)\b/,
  ],
  [
    'pitch',
    6,
    /\bclick (?:here|below|the link|on the)\b|\b(?:order|buy|shop|apply|act|start|download|register) (?:now|today|fast)\b|\bsign up\b|\bjust reply\b|\bclaim (?:your|the|it|now)\b/,
  ],
  [
    'pitch',
    6,
    /\blimited[ -]time\b|\b\d\d% off\b|\bmoney[ -]back\b|\b100% guarantee|\bguaranteed?\b|\bonly pay\b|\b(?:book|hop on) a (?:demo|call)\b|\bno contract\b|\bno (?:upfront )?fees?\b/,
  ],
  [
    'hype',
    4,
    /\b(?:watch|register|join|try) (?:\w+ )?free\b|!!!|\bare you tired of\b|\bdo you want to\b|^\W*(?:\w+\W+){0,3}want to\b|\bview your offer\b|\bwithin (?:24|48) hours\b|\bfor only \$|\$\d+\.99\b|\bzero fee|\b\d{3}% returns?\b|\bdon't pay\b/,
  ],
  [
    'pitch',
    4,
    /\b(?:noticed|saw|found|came across|visited|was on|looked at|checking|checked|ran|analy[sz]ed|reviewed)\b.{0,30}\b(?:your (?:web ?)?site|www\.)|\b(?:would|are) you (?:be )?(?:interested in|open to|struggling|looking for)\b|\bdear (?:sir|business owner|friend)\b/,
  ],
  ['messenger', 3, /\btelegram\b|\bt\.me\/|\bwhats ?app\b|\bwa\.me\/|\bskype\b|телеграм/],

  // Money that is lent, promised or inherited
  [
    'loan',
    10,
    /\b(?:we|i) (?:can )?(?:offer|provide|give|lend)\b.{0,40}\b(?:loans?|funding|capital|credit)\b|\bno credit check\b|\bmerchant cash\b|\bsame[ -]day funding\b/,
  ],
  [
    'loan',
    10,
    /\b(?:do you|you) need (?:a |an |some |quick |fast |urgent )*(?:business |personal )?(?:loans?|lines? of credit|funding|capital|working capital|cash|investors?)\b/,
  ],
  [
    'loan',
    10,
    /\bapproved for (?:a )?\$|\bpre-?approved\b.{0,30}\b(?:loan|advance|funding|credit)\b|\bneed working capital\b|\blooking for (?:investors|funding|a loan)\b.{0,40}\b(?:we|our|provide)\b/,
  ],
  [
    'loan',
    10,
    /\b(?:fund|finance)\b.{0,20}\b(?:viable|your) projects?\b|\bdebt financing\b|\b[23]% interest\b|\bloans? at \d/,
  ],
  [
    'loan',
    4,
    /\b(?:business|fast|quick|instant|personal) (?:loans?|funding|cash|approval)\b|\bup to \$[\d,]+k?\b|\bunsecured\b|\bbad credit\b|\blines? of credit\b/,
  ],
  [
    'scam',
    10,
    /\bnext of kin\b|\b(?:present|make) you (?:as )?(?:the )?beneficiary\b|\blucrative\b|\bconfidential (?:business )?(?:proposal|deal)\b|\bthrough you\b/,
  ],
  [
    'scam',
    10,
    /\bclaim (?:your|the) (?:prize|reward|gift|bonus)|\byou (?:have been|were|are) (?:selected|chosen|eligible)\b.{0,40}\b(?:gift|prize|win|reward|\$)|\bscam recovery\b/,
  ],
  [
    'scam',
    10,
    /\bcustoms fee\b|\btrademark registration\b.{0,40}\b(?:remit|payment|cancel\w*)|\bvoicemail\b.{0,20}http|\bvideo of you\b|\bhacker\b/,
  ],
  ['scam', 10, /\b(?:infring\w+|copyright)\b.{0,60}\b(?:images?|photos?)\b/],
  ['scam', 10, /\bdomain (?:listing|registration|name|submission)\b.{0,60}\b(?:expires?|final notice|renew|payment)\b/],
  ['scam', 8, /\bemployee retention (?:tax )?credit\b.{0,80}\b(?:qualify|upfront|no fee)\b|\bsee if you qualify\b/],
  [
    'earn',
    8,
    /(?<!\b(?:i|we|he|she|they|who) )\b(?:earn|make) (?:up to |over )?\$[\d,]+k? ?(?:per|a|an|every|each|daily|weekly|hour)\b|\bpassive income (?:of|stream|opp|from home|online|\$)|\bfinancial freedom\b/,
  ],
  [
    'earn',
    8,
    /\b(?:make|earn) (?:easy |fast |extra )?(?:money|cash|income) (?:online|from home|fast)\b|\bno experience\b|\bwork(?:ing)? from home\b.{0,40}\$/,
  ],
  [
    'crypto',
    10,
    /\b(?:double|triple|multiply) your (?:btc|bitcoins?|crypto|money|investment)\b|\b(?:automated|auto) ?(?:bitcoin|crypto|forex|trading)\b/,
  ],
  [
    'crypto',
    10,
    /\bconnect your wallet\b|\b(?:transfer|withdraw\w*|balance)\b (?:of )?[\d.,]+ ?(?:btc|eth|usdt)\b|\brecover (?:your )?(?:lost|stolen|hacked)\b|\btrading signals\b/,
  ],
  [
    'crypto',
    10,
    /\binvest(?:ing|ment)? (?:in|with) (?:our )?(?:bitcoin|btc|crypto|forex)|\b(?:bitcoin|btc|crypto|forex)\b.{0,30}\b(?:guaranteed|profits?|returns|signals|investment platform|millionaires?)\b/,
  ],
  [
    'crypto',
    4,
    /\bbitcoin\b|\bbtc\b|\bcrypto|\busdt\b|\bforex\b|\bairdrop\b|\btrading (?:platform|bot)\b|\bethereum\b|\bnft\b/,
  ],

  // Goods and company that no tax firm is asked for
  [
    'adult',
    10,
    /\bporn\w*|\bxxx\b|\bmilfs?\b|\bescorts?\b.{0,20}\b(?:girls?|service|agency)\b|\badult (?:webcam|dating|videos?|content)|\bhook ?ups?\b|\bsex (?:tonight|chat|cam|dating|toys)/,
  ],
  [
    'adult',
    10,
    /\b(?:nudes?|naked)\b|\b(?:lonely|hot|sexy|horny|russian) (?:girls?|women|ladies|singles|brides)\b|\bwomen in your area\b|\bsingles tonight\b|\bno strings\b|\bsexy\b|\berotic|\b(?:adult|live|sex) cams?\b|\bcasual dating\b|\blocal (?:girls|singles|milfs)\b/,
  ],
  [
    'casino',
    10,
    /\bonline (?:casinos?|betting|slots)\b|\bfree spins\b|\bwelcome bonus\b|\bslots? (?:now|gacor|online)\b|\bplay slots\b|\bjudi\b|казино|ставки на спорт|букмекер/,
  ],
  [
    'pills',
    10,
    /\bv[i1]agra\b|\bc[i1]al[i1]s\b|\bwithout (?:a )?prescription\b|\b(?:canadian|online) pharmacy\b|\btramadol\b|\bweight loss pills\b|\bsemaglutide\b/,
  ],
  [
    'goods',
    10,
    /\breplica (?:watch|bag|rolex)\w*|\b(?:cheap|fake|swiss) (?:rolex|watches|vps|hosting|essays?)\b|\bessay writing\b|купить диплом/,
  ],
  ['goods', 4, /\bcbd (?:gumm|oil|vape)|\bvapes?\b|\bfree shipping\b|\bbest sellers?\b/],
]
