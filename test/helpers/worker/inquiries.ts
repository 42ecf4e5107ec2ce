/** Sample inquiries for the spam check: one per line, "name | message" or only the message. */
export type Typed = [name: string, message: string]

/** Genuine inquiries. */
const genuine = `
Ana Pérez | Can you help?
Bob | call me
Joe Miller | Pls call asap 740-555-0199
DALE R HOSTETLER | I NEED MY 2024 TAXES DONE BEFORE THE DEADLINE. PLEASE CALL ME BACK TODAY
Linda K. | Do you do both federal and state returns? What would it cost for a single filer with one W-2?
Sam | Hi 👋 just started an LLC 🎉 need someone for bookkeeping 📚 thanks!! 😊
Maria Gonzalez | Hola, ¿hablan español? Necesito ayuda con mis impuestos. Mi WhatsApp es 740 555 0142. Gracias.
Jürgen Groß | Guten Tag, ich bin Deutscher und arbeite seit März in Ohio. Muss ich beide Einkommen versteuern?
Олена Коваль | Добрий день! Мені потрібна допомога з податковою декларацією за 2024 рік. Коли можна зателефонувати?
Иван Петров | Здравствуйте, открываю небольшую мастерскую в Зейнсвилле. Сколько стоит регистрация LLC и бухгалтерия?
محمد علي | السلام عليكم، أريد تسجيل شركة صغيرة في أوهايو وأحتاج محاسبًا. متى يمكنني الاتصال بكم؟
יעל כהן | שלום, אני צריכה עזרה עם דוח המס שלי. אפשר לתאם פגישה ביום שני?
王伟 | 您好,我想咨询一下小企业报税和工资单服务的费用,谢谢。
Nguyễn Thị Hoa | Tôi mở tiệm nail ở Newark, cần người làm sổ sách và payroll cho 4 nhân viên.
François | Bonjour, est-ce que vous faites la comptabilité pour une petite entreprise de construction ?
Chip Barnes | We run a hardware store, our site is https://www.barneshardware.test. Looking for monthly bookkeeping and sales tax filing.
Kate O’Neil | I got this letter from the IRS: https://www.irs.gov/individuals/understanding-your-cp2000-notice and also owe the state (https://tax.ohio.gov). What do I do?
Ray | Saw your ad on Facebook. do u do walk ins
Tina Moore | Please send the quote to tina@moorefarm.com and copy my husband at dan.moore@gmail.com, thank you
Greg | I sold some Bitcoin and Ethereum last year and got a 1099-DA from Coinbase. Can you handle crypto on a return?
Sandy | My mom passed away and I am the beneficiary of her IRA. Is inheritance taxable in Ohio? The lawyer handles the estate.
Wes | We won $14,000 at the casino in Columbus and have a W-2G. Do we need to report gambling losses too?
Pat Yoder | We are applying for an SBA loan and the bank wants three years of financial statements. How soon could you prepare them?
Erin | I have a student loan and a business loan, is the interest deductible? Also got a PPP loan forgiven in 2021.
Tom Fisher | We provide lawn care in Coshocton County and need SEO and a new website. Do you offer that with the marketing service?
Becky | We want our shop on the first page of Google when people search for quilts in Zanesville. Do you do search engine optimization?
Mark D | Interested in your Fractional CFO service. We are at about 3 million dollars revenue with 22 employees. Can we set up a quick call?
Jill | I came across your website and would like a free consultation about bookkeeping for my salon.
Al Weaver | I noticed your website says Saturday hours. Are you open this Saturday? I work days during the week.
Rosa | I cleaned houses for cash last year. How do I report it?? I am scared of the IRS 😟
Nick | need payroll for 6 guys weekly, 2 in WV 4 in OH. workers comp too. how much
Dr. Priya Raman | Our practice is moving payroll from ADP as of January 1. Please let me know what you need from us for the transition, including year-to-date figures and quarterly filings.
Carl | ???? nobody answered the phone
Deb | I am very unhappy. I was promised a call back last Tuesday and the deadline is tomorrow. Please call me 740.555.0110
Hank | Do you buy out small accounting practices? I am retiring and looking for somebody to take over my clients.
Joan | Please unsubscribe me from the newsletter, I moved to Florida. Thanks for all the years!
Ali Hassan | I drive for Uber and DoorDash. My mileage log is here: https://docs.google.com/spreadsheets/d/1AbC. Can I deduct my phone?
LaToya McDonald | My ex claimed our daughter. Can I still get the child tax credit and head of household?
Vito | Sales tax on delivery: do I charge it? Also our old accountant never filed the CAT. Help!
Marge | Is the seminar about business formation still on? I would like to bring my partner.
Steve & Amy | We bought a duplex as an investment opportunity last fall and rent one side. How is depreciation figured?
Omar | Is it better to be an S-corp or LLC? I make about $85,000 a year doing drywall.
Walt | Oil and gas royalties: I got a 1099-MISC from a driller in Guernsey County. First time. What do I owe?
Peg | How do I upload documents?
Kim Nguyen | Good morning, could you give me a price for 12 employees, biweekly payroll with direct deposit, and new hire reporting?
Bill | 1. Do you do amended returns? 2. How far back? 3. What does it cost? 4. Can I drop things off after 5 pm?
Stacy | asdf sorry my cat walked over the keyboard. I wanted to ask about an extension
Ted | I bought a CBD shop in Newark. Are you willing to work with that kind of business?
Laura P | Do you help nonprofits? Our Form 990 is due and our treasurer quit. See www.dresdenfoodpantry.test
Ken | Got a call saying I owe the IRS and must pay in gift cards or bitcoin. Scam right?
Jo | Thank you!!! You guys are the BEST!!!!! 100% satisfied!!! 🙌🙌🙌
Ruth Ann Troyer | I sell on Etsy (etsy.com/shop/ruthannquilts) and at markets. Do I need a vendor license?
Don | We offer health insurance to our employees through the marketplace; which forms does payroll have to file?
Pharmacist Bev | I am buying a pharmacy in Cambridge. Need help with due diligence on their books.
Gus | You are my third try. Two other firms said no. Seven years of unfiled returns, self employed. Can you help, no judgment?
Chris T | Would you be interested in sponsoring our Little League team? The banner would hang at the field all summer.
Nora | We are a small agency from Marietta, our clients are restaurants. Looking for somebody to do our books and theirs.
Ed | What is the ROI of your marketing service? I want more leads and more traffic in the store. Do you also do Google reviews?
Fatima | Bonjour / hello, je suis infirmière, I work remotely for a company in Canada. Which state taxes do I pay?
Rev. Paul | Clergy housing allowance: do you have experience with it? The church sends me a W-2 with nothing in box 3.
Mike | Would like to work from home as an independent contractor for a US company, need to know about quarterly taxes and how much money I should put aside.
Zoë | I make videos and get money from Twitch, OnlyFans and YouTube. Which expenses can I write off? Discretion please.
Dan Kohler | We are comparing three firms: https://www.firm-a.test/pricing, https://www.firm-b.test and you. Do you match prices?
Irene | Received a letter about my EIN from “Business Compliance Services” wanting $150. Is it real or a scam?
`

/** Genuine messages with typical words of spam. */
const spamLike = `
Hello, I was wondering if someone could look over my taxes that H&R Block did. I think they missed something.
We need a bookkeeper one day a week at our office in Coshocton. Please email prices.
I'm a realtor. Could we meet for coffee to talk about referring clients to each other?
My website is www.bluebirdbakery.com and menu at https://bluebirdbakery.com/menu. I want to incorporate.
Do you take new clients? My accountant retired.
Applying for a line of credit at Huntington and they want a P&L and balance sheet by Friday!!
hello is mr brown still there he did my fathers taxes for 20 years
I got a text saying my refund is pending click here http://irs-refund.example is that real??
Can I claim my girlfriend as a dependent
Just sent the documents through the portal, please confirm that you received them. Order number 4471.
Hi! We're the Dresden Elementary PTA and looking for a volunteer treasurer or advice on our books.
I'd like to make an appointment with the lady who helped us with the LLC
Our restaurant has had rough months; we can't pay the withholding on time. What are the penalties?
I'm interested in the marketing position you posted. Is it still open? My resume: https://www.linkedin.com/in/someone
Job application: 5 years experience in payroll, no experience in tax. Where do I send my portfolio?
Your invoice 2231 seems wrong, I was charged twice. Please check.
I used your tax calculator and it doesn't work on my iPhone. The page says errors.
Please remove my phone number from your list
What is your fax number?
Is there parking behind the building? I use a wheelchair.
Reporter at the Zanesville paper here. Would you be open to an interview about the new Ohio flat tax?
I have investors from Germany who want to buy a farm in Muskingum County. What about FIRPTA?
I buy and sell sneakers and watches online, replica of my spreadsheet attached in the portal.
Merci pour votre aide, tout est bien arrivé !
I'm 17 and got my first job at Wendy's, do I have to file
Ich habe Bitcoin verkauft. Wie wird das versteuert?
お世話になっております。給与計算サービスについてお伺いしたいです。
Is it true the bank interest on unsecured loans to my cousin is income to me
Hey Mike, it's Dave. Fishing Saturday? Also bring my K-1 lol
We are a web design company in Columbus with 5 employees and want to switch payroll providers. Our clients pay late.
I run a marketing agency and we provide SEO services to dentists. We need a bookkeeper.
I am a loan officer at a bank in Newark. We offer business loans to local firms and one of our clients needs tax help.
I'd like to sign up for payroll. Do you have a free trial? How much per month?
I clicked the link on your website to the portal but it doesn't work, error 404. Please fix.
I sell CBD oil at the farmers market, order online too. 280E question
I trade forex and crypto with a trading bot. What is section 1256?
I got an airdrop of tokens worth $2000. Is it income?
My wallet was hacked and 1.5 BTC stolen; is the loss deductible?
I earn $25 per hour and my wife earns $600 a week. What should we withhold?
I make $4,000 a month. Married, 2 kids.
I have passive income from a rental and losses from last year.
I have bad credit and owe back taxes. Can I still get on a payment plan?
I filed for the employee retention credit through a promoter who charged no upfront fee. Do I qualify or is it fraud?
Need a Form W-9 from you. Reply with it to ap@bigco.com please. Click here to see our vendor terms: https://bigco.com/terms
Are you open today?
`

/** Genuine requests for each service and brand, some of which describe the business of the sender. */
const requests = `
I am looking for an accountant with competitive rates. Our website is www.oakridgehvac.com if you want to see what we do.
My aunt passed away and I am next of kin. Who files her final return, and does the estate owe anything?
Marketing: we want SEO, better Google reviews and lead generation for our HVAC company. What are your packages?
We are a software development firm in Newark and want to know if we can take the R&D credit this year.
Looking for a marketing company to redesign our website and run Facebook ads. We are a dental office in Zanesville.
Could you improve our ranking on Google? Our traffic has dropped since the new competitor opened.
How much is your monthly SEO service? We would need about 20 new leads a month for roofing.
Interested in your lead generation and digital marketing for our landscaping business. Call any time.
Do you build websites too or only marketing? We need a new one and more visitors in the store.
Need someone to manage our Instagram and TikTok, get more followers and reply to Google reviews for our bakery.
Can you get our shop to the top of Google maps for flower delivery? Our website is outdated and slow.
Saw your brownco page on strategic marketing. Would you do a free audit of our website before we sign?
We want backlinks cleaned up, an old agency bought a lot of bad ones. Is that something your team does?
Guaranteed results are not what I ask for, just honest marketing help with a small budget, about $500 a month.
I want to boost sales for our online store, keywords and email marketing mostly. Who do I talk to?
We are a digital marketing agency with two owners and need a bookkeeper who knows QuickBooks Online.
I am a virtual assistant working from home for clients in three states. How do I pay quarterly estimates?
We are a staffing company, outsource drivers to our clients, and need weekly payroll for 60 people at a reasonable price.
Looking for payroll with the best price per employee. We have 9 people and no contract with anybody now.
Please send me a quote for payroll, 14 employees, two states. I will send you our reports from Gusto.
Would you be interested in taking over payroll for a small trucking company? Our clerk retires in May.
We switched payroll companies and within 48 hours got a penalty notice. Can you act fast?
We offer our employees a 401k and need help with the HR handbook. Affordable price would be nice.
HR question: an employee sent naked pictures to a coworker. We need a policy and somebody to consult right away.
Need an HR consultant, one of our managers called a woman sexy at work. What do we have to do?
Fractional CFO: we need working capital and a lender wants projections. Do you help clients get a line of credit?
We are looking for funding, up to $250,000, and want a CFO to prepare the package for the bank.
Our startup needs investors. Can a fractional CFO make a pitch deck and a model for us?
Bookkeeping for an online casino affiliate business I run out of Columbus, do you take that kind of client?
I import LED lights from a manufacturer in China, Shenzhen, and need bookkeeping and customs fee accounting.
Bookkeeping for a vape store with free shipping orders on Shopify, sales tax in 12 states. Is that too much for you?
I want to form an LLC for my app development business. What do you charge, and is a trademark registration included?
Business formation: I buy domain names and resell them, one name expires soon. LLC or sole proprietor?
Start now or wait until January to register the LLC? Also need the EIN. Thanks in advance.
I lost money with a crypto investment platform that promised guaranteed profits. Is the theft deductible?
I took out same day funding from a merchant cash company and it is killing us. Business tax is behind too.
We got a personal loan and a business loan to pay the IRS. Are the fees deductible on the business return?
My late father named me beneficiary and executor. A confidential settlement was paid to his estate. Taxable?
I was pre-approved for a mortgage and the loan officer wants two years of returns. Could you send them to her?
Hello, my wife and I sell copyright licenses for her photos and get royalties. Schedule C or E?
Do you want to take a look at my books? I sell replica watches legally, as novelty items, on eBay.
Are you looking for a new client with a simple return? I was told your prices are the best in Dresden.
I am an escort driver for oversize loads, self-employed, and need my mileage on Schedule C done.
Our pharmacy delivers semaglutide and needs business tax help for 2025. Our site: https://www.hometownrx.com
We are a web design agency and our clients pay us by PayPal. Who can set up the bookkeeping?
Our lead generation company has 4 contractors. 1099s are late, please help.
My mother was named next of kin for my uncle, the bank wants paperwork before Friday.
Hi, marketing question: what would 3 months of Google ads cost for a plumbing company? Our site is https://www.valleyplumb.com
We'd love a free audit of our SEO. Also our Facebook page needs work.
Your website says fractional CFO. We provide trucking and our business has cash problems, is that something you handle?
I saw your website and I want to boost my business. Marketing package prices please.
Could you share pricing for HR consulting? 25 employees, two locations.
Can you send a proposal for payroll for our church? Best price wins, board meets Monday.
I offer dog grooming, need a business license and LLC. https://pawsdresden.com
Need a business loan? That's what the bank asked me, and they want financials. Help!
We sell software and want to outsource our accounting. What are your rates?
Our company builds apps for hospitals; sales tax nexus in 6 states.
Please click on our portal link https://portal.bigco.com/vendor to register as vendor before we can pay you
Interested in business formation. Do I need a trademark registration and a domain name first?
My husband traded bitcoin on a trading platform with 200% returns and it was a scam. Theft loss?
I need more customers for my boutique. Do you do Instagram? Would you be open to a payment plan?
We received your proposal and would like to sign up. Where do we sign?
Staffing agency here. We provide nurses to your area hospitals and need a new payroll provider.
Our team of 12 realtors needs help with quarterly taxes. Could you come and talk at our office?
`

/** Spam whose names matter too. */
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
Helen | http://a.test http://b.test http://c.test http://d.test http://e.test http://f.test
wOqBvXtGhKpzLm | ZkRtYbWqPnLsVdXc
KJhdTyWqAbNmRs | pLmQwErTyUiOpAsD
Amanda | We sell verified email lists of 2 million US business owners, targeted by industry. Buy leads database with discount today.
Daniel | Boost your Google reviews! We provide 5 star Google reviews, Trustpilot and Yelp reviews for your business at the best price.
Sophie | Buy Instagram followers, Facebook likes and TikTok views, real and active. Cheap prices: https://smm.test
Mel | Hello! Your website or a website that your company hosts is infringing on copyright-protected images owned by me. Check out this document with the links: https://storage.test/evidence and delete them now or I will sue you.
Domain | FINAL NOTICE: your domain listing for search engine submission expires. Complete the secure payment to renew: https://renew.test
Ada | Your website is not ADA compliant and you are at risk of a lawsuit. We can make your website compliant with our accessibility widget for $49 a month. Free scan: https://widget.test
Wiki | Does your company have a Wikipedia page? We create professional Wikipedia pages for companies. Get a free quote.
Aiden | Our AI agents can automate your business and book appointments for you. Book a demo now https://cal.test/ai and get 30% off your first month.
Priya | We are a mobile app development company. We build Android and iOS apps at very affordable cost. Share your requirements and contact number.
VA Team | Outsource your work to our virtual assistants from $5 per hour. Data entry, lead generation, cold calling. Interested in a free trial?
Nancy | I was on your site and think we could help increase your organic traffic. Our agency helped 300 companies. Would you be open to a quick chat about your SEO?
Chris | Do you accept sponsored posts or link insertion on your blog? What is your price for a do-follow link?
Olivia | I’d love to write a guest article for your blog. It will include one backlink to my client’s site.
Rolex | Replica watches, swiss quality, free shipping worldwide. Shop now www.replica-time.test
Vape | Best CBD gummies and delta-8 vape 70% off today only! Order now: https://cbd.test
Sarah | I ran an audit on your website and found several technical errors that keep it from ranking. I can send you the screenshots for free. Just reply yes.
Peter | Google is about to remove your business listing: it is not verified. Call our Google Business Profile specialists now to verify your listing.
Wholesale | Dear Sir/Madam, we are a professional manufacturer from China of LED lights and PPE masks. Best factory price. Please contact us for catalog.
Frank | Stop paying for clicks! Our system sends exclusive leads to accountants. Pay per lead, no contract. Visit https://leads4cpa.test to see how it works.
Nick | Rank higher with our monthly SEO package: 1,500 backlinks, tier 2 links, DR 60+ domains. $99 only.
Bella | Earn up to $350 daily sending simple messages. Join our Telegram channel t.me/earnfast
Harold | Congratulations! You have been selected for a $1000 Walmart gift card. Claim your prize here: https://prize.test
Grant | Up to $26,000 per employee: claim the Employee Retention Credit ERC before it is gone. No upfront fee. See if you qualify https://erc.test
Hosting | Cheap VPS hosting and SMTP servers for bulk email. Inbox guaranteed. Skype: live:host
Xrumer | XRumer and GSA blast, 100k links to your site, increase domain rating fast.
Mia | Have you considered selling your business? We have buyers. P.S. To opt out of future messages reply STOP. Sent with formblast.
Ѕаm | Еarn mоnеy frоm hоmе with our bіtcоin рlаtform, nо ехреriеnсe. http://btс.test
Donald | Top porn videos, hot milf webcam, free access http://adult.test
Neil | Dear business owner, I would like to discuss a lucrative investment opportunity worth 45 million dollars. Contact me at my private email for details.
Tess | We can get your site to the top of Google with our link building service. 100% money back guarantee.
Leo | Traffic, leads, sales. Our agency runs Facebook ads for accountants. You only pay for results. Book a call: https://calendly.test/leo
`

/** Spam by its message alone. */
const botMessages = `
Hello, I hope this finds you well. Our team of digital marketers can bring you on page one of Google in 90 days. Let me know if I can send pricing.
We came across your site and saw it is missing meta descriptions and alt tags. For a small monthly fee we'd fix it.
Do you want to rank #1 for "tax accountant near me"? We guarantee results or you don't pay. https://rank.test
Buy 500 high DA backlinks for only $25, delivered in 7 days https://links.test
I'd like to purchase a link placement on your blog. What are your rates for casino content?
Need a personal or business loan? 2% interest, fast approval within 24 hours. Email: lender@loan.test
Your business is approved for a $75,000 credit line. View your offer https://offers.test
Small business owner? Get funding in 24 hours, bad credit welcome. https://cash.test/go
Invest in Bitcoin with our expert traders and get 200% return within a week. WhatsApp +44
Hi, the new AI crypto trading bot made me $12,000 last month. Join: https://bot.test
Your account has 2.31 BTC pending. Log in to withdraw https://wallet.test
Looking for casual dating? Thousands of local girls are waiting. Register free https://date.test
Watch free adult cams now!!! http://cams.test
Generic viagra 100mg $0.99 http://rx.test
Hello from an app development team in Pakistan, 10 years of experience in Flutter and React. Let me know if you need any developer.
We provide data entry, bookkeeping and back office services at $6/hour for US CPA firms. Can we schedule a call?
Want to sell your products on TikTok? Get 1000 real followers in 24 hours.
You received a package: pay the customs fee here http://dhl.test
This is the final reminder for your trademark registration. Remit payment of $980 to avoid cancellation.
Best price on bulk N95 masks and nitrile gloves, MOQ 10,000, ship from Guangzhou.
Are you tired of overpaying for credit card processing? Switch to zero fee processing today. https://pos.test
Сделаем сайт под ключ, реклама в Яндекс Директ. Пишите в телеграм @studio
想要增加网站流量吗？我们提供SEO服务 https://seo.test
You have (1) new voicemail. Listen: http://vm.test/a
I am a hacker and have video of you. Send $1500 in bitcoin to this wallet within 48 hours or I publish it.
I have been checking your website, and it seems that you are not ranking well for your key phrases. I help businesses like yours get a better ranking in Google.
I will create negative backlinks to your website and get it removed from Google index. If you order my gig, I will take your site to top.
Click on the component below to claim your offer http://bit.test/x
My name is Tom and I sell business listings in 300 directories with backlinks for $39.
Hello, we can provide unsecured business credit lines up to $250k. No upfront fees. https://bank.test/apply
Are you looking for investors? We provide startup capital from Dubai. Email director@fund.test
Bitcoin is about to explode. Learn the secret method of millionaires https://coin.test
Recover your stolen crypto with our hackers. Contact on WhatsApp +1 555
Slot gacor hari ini, daftar situs judi online terpercaya https://slot.test
Hi there, I help accounting firms like yours get 15-20 qualified leads each month. Open to a 10 minute call?
We noticed your website could rank better. Our SEO team can bring you to page 1. Shall I send pricing?
Get business funding up to $500k, no collateral. Apply now https://fund.test
Boost your sales with our WordPress development service. We are a web agency with 200 developers.
Hello, I can write 5 guest posts for your blog with dofollow links for $100.
Your site has 34 errors. I have attached a free report, may I share the screenshots?
Make $5000 a week trading crypto with our signals https://t.me/signal
Hot singles near you want to chat now http://x.test
Buy cheap viagra online http://x.test
We supply custom promotional mugs, factory price, MOQ 500.
Our virtual assistants can do your bookkeeping for $4 per hour, free trial.
Do you need a business loan? We offer loans at 3% interest rate.
Reach millions of websites through contact forms. We send your ad to 5 million forms. Skype live:blast
I am Mrs Grace, widow, I want to donate 5 million dollars through you to charity. Reply to my private email.
AI receptionist answers your calls 24/7. Book a demo today https://ai.test
Get verified B2B email lists of CPA clients, 20% off this week.
`

const parse = (lines: string): Typed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => (line.includes(' | ') ? line.split(' | ', 2) : ['Al', line]) as Typed)

export const ham = [genuine, spamLike, requests].flatMap(parse)
export const spam = [bots, botMessages].flatMap(parse)
