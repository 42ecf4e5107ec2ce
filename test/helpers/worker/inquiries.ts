export type Typed = [name: string, message: string]

const genuine = `
Ana Pérez | Can you help?
Sam | Hi 👋 just started an LLC 🎉 need someone for bookkeeping 📚 thanks!! 😊
Maria Gonzalez | Hola, ¿hablan español? Necesito ayuda con mis impuestos. Mi WhatsApp es 740 555 0142. Gracias.
Олена Коваль | Добрий день! Мені потрібна допомога з податковою декларацією за 2024 рік. Коли можна зателефонувати?
Иван Петров | Здравствуйте, открываю небольшую мастерскую в Зейнсвилле. Сколько стоит регистрация LLC и бухгалтерия?
محمد علي | السلام عليكم، أريد تسجيل شركة صغيرة في أوهايو وأحتاج محاسبًا. متى يمكنني الاتصال بكم؟
יעל כהן | שלום, אני צריכה עזרה עם דוח המס שלי. אפשר לתאם פגישה ביום שני?
王伟 | 您好,我想咨询一下小企业报税和工资单服务的费用,谢谢。
Nguyễn Thị Hoa | Tôi mở tiệm nail ở Newark, cần người làm sổ sách và payroll cho 4 nhân viên.
Chip Barnes | We run a hardware store, our site is https://www.barneshardware.test. Looking for monthly bookkeeping and sales tax filing.
Kate O’Neil | I got this letter from the IRS: https://www.irs.gov/individuals/understanding-your-cp2000-notice and also owe the state (https://tax.ohio.gov). What do I do?
Greg | I sold some Bitcoin and Ethereum last year and got a 1099-DA from Coinbase. Can you handle crypto on a return?
Tom Fisher | We provide lawn care in Coshocton County and need SEO and a new website. Do you offer that with the marketing service?
Al Weaver | I noticed your website says Saturday hours. Are you open this Saturday? I work days during the week.
Nick | need payroll for 6 guys weekly, 2 in WV 4 in OH. workers comp too. how much
Joan | Please unsubscribe me from the newsletter, I moved to Florida. Thanks for all the years!
Ali Hassan | I drive for Uber and DoorDash. My mileage log is here: https://docs.google.com/spreadsheets/d/1AbC. Can I deduct my phone?
Omar | Is it better to be an S-corp or LLC? I make about $85,000 a year doing drywall.
Stacy | asdf sorry my cat walked over the keyboard. I wanted to ask about an extension
Jo | Thank you!!! You guys are the BEST!!!!! 100% satisfied!!! 🙌🙌🙌
Ruth Ann Troyer | I sell on Etsy (etsy.com/shop/ruthannquilts) and at markets. Do I need a vendor license?
Pharmacist Bev | I am buying a pharmacy in Cambridge. Need help with due diligence on their books.
Chris T | Would you be interested in sponsoring our Little League team? The banner would hang at the field all summer.
Rev. Paul | Clergy housing allowance: do you have experience with it? The church sends me a W-2 with nothing in box 3.
Dan Kohler | We are comparing three firms: https://www.firm-a.test/pricing, https://www.firm-b.test and you. Do you match prices?
`

const spamLike = `
We need a bookkeeper one day a week at our office in Coshocton. Please email prices.
My website is www.bluebirdbakery.com and menu at https://bluebirdbakery.com/menu. I want to incorporate.
I got a text saying my refund is pending click here http://irs-refund.example is that real??
Can I claim my girlfriend as a dependent
I'm interested in the marketing position you posted. Is it still open? My resume: https://www.linkedin.com/in/someone
Job application: 5 years experience in payroll, no experience in tax. Where do I send my portfolio?
Is there parking behind the building? I use a wheelchair.
Reporter at the Zanesville paper here. Would you be open to an interview about the new Ohio flat tax?
I buy and sell sneakers and watches online, replica of my spreadsheet attached in the portal.
Ich habe Bitcoin verkauft. Wie wird das versteuert?
お世話になっております。給与計算サービスについてお伺いしたいです。
Hey Mike, it's Dave. Fishing Saturday? Also bring my K-1 lol
I run a marketing agency and we provide SEO services to dentists. We need a bookkeeper.
I am a loan officer at a bank in Newark. We offer business loans to local firms and one of our clients needs tax help.
I trade forex and crypto with a trading bot. What is section 1256?
I have passive income from a rental and losses from last year.
Need a Form W-9 from you. Reply with it to ap@bigco.com please. Click here to see our vendor terms: https://bigco.com/terms
`

const requests = `
I am looking for an accountant with competitive rates. Our website is www.oakridgehvac.com if you want to see what we do.
Marketing: we want SEO, better Google reviews and lead generation for our HVAC company. What are your packages?
Interested in your lead generation and digital marketing for our landscaping business. Call any time.
Need someone to manage our Instagram and TikTok, get more followers and reply to Google reviews for our bakery.
Guaranteed results are not what I ask for, just honest marketing help with a small budget, about $500 a month.
I want to boost sales for our online store, keywords and email marketing mostly. Who do I talk to?
Please send me a quote for payroll, 14 employees, two states. I will send you our reports from Gusto.
Need an HR consultant, one of our managers called a woman sexy at work. What do we have to do?
I import LED lights from a manufacturer in China, Shenzhen, and need bookkeeping and customs fee accounting.
Bookkeeping for a vape store with free shipping orders on Shopify, sales tax in 12 states. Is that too much for you?
Start now or wait until January to register the LLC? Also need the EIN. Thanks in advance.
We got a personal loan and a business loan to pay the IRS. Are the fees deductible on the business return?
Do you want to take a look at my books? I sell replica watches legally, as novelty items, on eBay.
I am an escort driver for oversize loads, self-employed, and need my mileage on Schedule C done.
Our pharmacy delivers semaglutide and needs business tax help for 2025. Our site: https://www.hometownrx.com
Hi, marketing question: what would 3 months of Google ads cost for a plumbing company? Our site is https://www.valleyplumb.com
We'd love a free audit of our SEO. Also our Facebook page needs work.
I saw your website and I want to boost my business. Marketing package prices please.
Could you share pricing for HR consulting? 25 employees, two locations.
I offer dog grooming, need a business license and LLC. https://pawsdresden.com
Please click on our portal link https://portal.bigco.com/vendor to register as vendor before we can pay you
Interested in business formation. Do I need a trademark registration and a domain name first?
My husband traded bitcoin on a trading platform with 200% returns and it was a scam. Theft loss?
`

const bots = `
Eric Jones | Hey, my name’s Eric and for just a second, imagine this: someone does a search and winds up at your website. CLICK HERE https://talkwithwebvisitors.test to try Talk With Web Visitor, a software widget that captures leads from your site. If you’d like to unsubscribe click here.
Mike Walker | Howdy, I have just analyzed your website for the ranking keywords and saw that your website could use a boost. We will improve your ranks organically and safely, using only state of the art AI and whitehat methods. More info: https://www.digital-x.test/seo
Anna Brown | Hello, we offer high quality guest posts on sites with DA 50+ and dofollow backlinks. Let me know if you want the list with prices.
Ravi Kumar | Hi, we are a leading web design and development company based in India. We can redesign your website at an affordable price. May I send you our portfolio and quote?
SEO Expert | I can place your website on the first page of Google. Reply and I will send you a free audit report with price list.
Jessica | I noticed that your website is not ranking on Google for its main keywords. We provide affordable SEO services and packages. Can I send a proposal?
Robert | Get 10,000 targeted visitors to your website today! Increase traffic and sales: http://traffic.test
Submit | Want to reach 4 million contact forms? We deliver your message to website contact forms just like this one, which you are reading now. This is not spam. Contact us on Telegram.
Kevin | Your message in millions of feedback forms. The mailing is commercial offers sent through feedback forms, which are not seen as spam. Whatsapp +375 25 555
Lucy | I wanted to see if you’d be interested in a 60 second explainer video for your business? Our videos increase conversions. Prices start at $195.
Paul | Need working capital? Get up to $500,000 in business funding with no credit check. Apply now: https://fastfund.test
Loans | We offer business loans and personal loans at 3% interest rate. Unsecured, no collateral. Apply today with your name, amount needed and duration.
Capital | You have been pre-approved for a merchant cash advance. Same day funding, bad credit OK. Click here to claim.
Mr. Ahmed | I represent an investor group looking to fund viable projects through debt financing or equity. Our investors are ready to finance your project. Kindly reply for more details.
Barrister John | Dear friend, I am the attorney of a late client who left $12.5 million with no next of kin. I seek your consent to present you as the beneficiary. Confidential business proposal.
Crypto | Earn $5,000 per week with our automated bitcoin trading platform. Guaranteed profit! Start now http://btc-profit.test
Elena | Double your Bitcoin in 24 hours. Send BTC to the wallet and receive twice back. Limited time offer!
Claim | You are eligible for the USDT airdrop. Connect your wallet to claim 1,200 USDT: https://claim-usdt.test
Transfer 1.8245 BTC | Your transfer of 1.8245 BTC is waiting. Confirm withdrawal >>> https://graph.test/BTC-05-11?hs=abc
Passive | Make money online from home, no experience needed. Passive income of $300 a day! Sign up: http://easy.test
Sexy Kate | Hi handsome, lonely girl looking for sex tonight. See my nude photos: http://dating.test/kate
Dating | Beautiful women in your area want to meet. Hookup tonight, free registration http://hook.test
Escort | Top escort girls available 24/7, adult webcam and XXX videos.
Pills | Buy Viagra and Cialis online without prescription, cheap canadian pharmacy http://meds.test
Casino | Online casino with 200 free spins and a welcome bonus! Play slots now https://spin.test
Bet | Лучшие онлайн казино, бонус за регистрацию, ставки на спорт: http://bet.test
Продвижение | Здравствуйте! Предлагаем продвижение сайтов в топ и прогон Хрумером. Рассылка по формам обратной связи. Телеграм @xrum
JamesnobTE | <a href="http://a.test">cheap watches</a> <a href="http://b.test">bags</a>
Davidsok | [url=http://pharm.test]best price[/url] thanks for the article
https://win.test | You won, see the link in the name
wOqBvXtGhKpzLm | ZkRtYbWqPnLsVdXc
KJhdTyWqAbNmRs | pLmQwErTyUiOpAsD
Amanda | We sell verified email lists of 2 million US business owners, targeted by industry. Buy leads database with discount today.
Daniel | Boost your Google reviews! We provide 5 star Google reviews, Trustpilot and Yelp reviews for your business at the best price.
Mel | Hello! Your website or a website that your company hosts is infringing on copyright-protected images owned by me. Check out this document with the links: https://storage.test/evidence and delete them now or I will sue you.
Domain | FINAL NOTICE: your domain listing for search engine submission expires. Complete the secure payment to renew: https://renew.test
Ada | Your website is not ADA compliant and you are at risk of a lawsuit. We can make your website compliant with our accessibility widget for $49 a month. Free scan: https://widget.test
Aiden | Our AI agents can automate your business and book appointments for you. Book a demo now https://cal.test/ai and get 30% off your first month.
VA Team | Outsource your work to our virtual assistants from $5 per hour. Data entry, lead generation, cold calling. Interested in a free trial?
Chris | Do you accept sponsored posts or link insertion on your blog? What is your price for a do-follow link?
Olivia | I’d love to write a guest article for your blog. It will include one backlink to my client’s site.
Rolex | Replica watches, swiss quality, free shipping worldwide. Shop now www.replica-time.test
Sarah | I ran an audit on your website and found several technical errors that keep it from ranking. I can send you the screenshots for free. Just reply yes.
Wholesale | Dear Sir/Madam, we are a professional manufacturer from China of LED lights and PPE masks. Best factory price. Please contact us for catalog.
Nick | Rank higher with our monthly SEO package: 1,500 backlinks, tier 2 links, DR 60+ domains. $99 only.
Bella | Earn up to $350 daily sending simple messages. Join our Telegram channel t.me/earnfast
Grant | Up to $26,000 per employee: claim the Employee Retention Credit ERC before it is gone. No upfront fee. See if you qualify https://erc.test
Xrumer | XRumer and GSA blast, 100k links to your site, increase domain rating fast.
Ѕаm | Еarn mоnеy frоm hоmе with our bіtcоin рlаtform, nо ехреriеnсe. http://btс.test
Donald | Top porn videos, hot milf webcam, free access http://adult.test
`

const botMessages = `
Do you want to rank #1 for "tax accountant near me"? We guarantee results or you don't pay. https://rank.test
Buy 500 high DA backlinks for only $25, delivered in 7 days https://links.test
I'd like to purchase a link placement on your blog. What are your rates for casino content?
Need a personal or business loan? 2% interest, fast approval within 24 hours. Email: lender@loan.test
Invest in Bitcoin with our expert traders and get 200% return within a week. WhatsApp +44
Watch free adult cams now!!! http://cams.test
Generic viagra 100mg $0.99 http://rx.test
We provide data entry, bookkeeping and back office services at $6/hour for US CPA firms. Can we schedule a call?
Slot gacor hari ini, daftar situs judi online terpercaya https://slot.test
Hi there, I help accounting firms like yours get 15-20 qualified leads each month. Open to a 10 minute call?
Make $5000 a week trading crypto with our signals https://t.me/signal
Buy cheap viagra online http://x.test
`

const parse = (lines: string): Typed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => (line.includes(' | ') ? line.split(' | ', 2) : ['Al', line]) as Typed)

export const ham = [genuine, spamLike, requests].flatMap(parse)
export const spam = [bots, botMessages].flatMap(parse)
