import type { KnownResume } from '../score.ts'

/** What stands in the files, written by hand from looking at them; two titles where a unit or a team stands behind one. */
const written = `
ebonyAccountant: Ebony Moore
  Certified Public Accountant | Gilmore Financial | 2021-10 | now
  Accountant | Harrison Money Management | 2020-08 | 2021-10
  Junior Accountant | Harrison Money Management | 2019-05 | 2020-08
ebonyDesktop: Ebony Moore
  Desktop Support Manager | Meyer Tech Inc. | 2018-03 | now
  Desktop Support Technician | The Revolve Company | 2014-07 | 2018-02
  IT Technician | Windrow School District | 2011-04 | 2014-07
sofia: Sofia Flores
  Accounting Manager | Sparrow and Fly Accounting | 2019-05 | now
  Lead Accountant | Tumnus Financial | 2015-10 | 2019-05
  Certified Public Accountant | Tumnus Financial | 2012-01 | 2015-10
cody: Cody Fredrickson
  Practice Manager | Brightside Dental | 2019-08 | now
  Office Manager | Marsshine Engineering | 2015-09 | 2019-08
anderson: Anderson
  DevOps Engineer | Red Hat | 2022-01 | now
  Site Reliability Engineer | New Relic | 2019-05 | 2022-01
  Systems Engineer | IBM | 2017-03 | 2019-04
  Technical Support Engineer | Oracle | 2015-02 | 2017-02
catherine: Catherine Stark
  AWS DevOps Engineer | S&P Global | 2019-04 | now
  AWS DevOps Engineer | Jefferson Frank | 2016-06 | 2019-03
jared: Jared Richards
  DevOps Engineer | Tek Systems | 2019-01 | now
  DevOps Engineer Level 1 | Global Payments Inc. | 2017-06 | 2019-01
david: David Kim
  Senior Backend Engineer | Enterprise Cloud Solutions | 2019-01 | now
  Java Developer | Corporate Systems Ltd. | 2017-06 | 2018-12
emilyAustin: Emily Rodriguez
  Senior Data Scientist | Financial Analytics Group | 2021-05 | now
  Data Scientist | Tech Analytics Inc. | 2020-08 | 2021-04
jessica: Jessica Williams
  Frontend Engineer | Startup Innovations | 2021-09 | now
  Junior Frontend Developer | Digital Agency Co. | 2021-07 | 2021-08
michaelFull: Michael Chen
  Full Stack Engineer | HealthTech Systems | 2020-03 | now
  Backend Developer | SaaS Startup Co. | 2019-07 | 2020-02
sarahReact: Sarah Johnson
  Senior Frontend Developer | FinTech Solutions Inc. | 2021-01 | now
  Full Stack Developer | E-Commerce Corp | 2018-06 | 2020-12
janeData: Jane Smith
  Senior Data Scientist | DataCo | 2022-01 | now
alexLead: Alex Johnson
  Lead Developer | AppFactory | 2021-01 | now
sarahData: Sarah Johnson
  Senior Data Scientist | DataDriven Corp | 2021-03 | now
  Data Scientist | Analytics Pro | 2019-07 | 2021-02
  Data Analyst | InsightCo | 2018-06 | 2019-06
alexJunior: Alex Chen
  Software Development Intern | LocalTech Solutions | 2023-06 | 2023-08
  Teaching Assistant | State University CS Department | 2022-01 | 2023-12
johnFull: John Doe
  Senior Software Engineer | TechCorp Inc. | 2022-01 | now
  Software Engineer | StartupXYZ | 2019-06 | 2021-12
  Junior Developer | WebAgency LLC | 2017-08 | 2019-05
johnResearch: John Doe
  Co-Founder & CTO | Nexus AI | 2023-06 | now
  Research Intern | NVIDIA Research | 2022-05 | 2022-08
  Research Intern | Google DeepMind | 2021-05 | 2021-08
  Research Intern | Apple ML Research | 2020-05 | 2020-08
  Research Intern | Microsoft Research | 2019-05 | 2019-08
johnBackend: John Doe
  Senior Backend Developer | Microsoft | 2018-01 | now
  Backend Developer | Google | 2015-01 | 2017-12
leo: Leo Leopard
johnOpen: John Doe
  Software Engineer | ABC Company | 2023-05 | now
  Software Engineer Intern | DEF Organization | 2022-06 | 2022-08
  Research Assistant | XYZ University | 2021-06 | 2021-08
johnScience: John Doe
  Undergraduate Research Student = Undergraduate Research Student, Science Department | Institute for Advanced Research, Science College | 2004-05 | 2005-05
  Project Officer = Project Officer, Department of Meteorological Sciences | Alpha Engineering Firm | 2007-10 | 2008-01
davidMarketing: David Thompson
  Senior Marketing Manager | BrandVision Inc. | 2022-03 | now
  Marketing Manager | Digital Growth Co. | 2019-06 | 2022-02
  Digital Marketing Specialist | MarketPro Agency | 2017-01 | 2019-05
emilyFrancisco: Emily Rodriguez
  Senior Data Scientist | TechCorp Analytics | 2023-01 | now
  Data Scientist | DataInsights Inc. | 2021-06 | 2022-12
  Junior Data Analyst | Analytics Solutions | 2020-01 | 2021-05
james: James Wilson
  Senior Mechanical Engineer | Industrial Solutions Corp | 2020-08 | now
  Mechanical Engineer | Engineering Dynamics LLC | 2018-05 | 2020-07
  Junior Mechanical Engineer | TechDesign Inc. | 2016-06 | 2018-04
michaelDevops: Michael Chen
  Senior DevOps Engineer | CloudScale Technologies | 2021-03 | now
robert: Robert Chen
  Senior Financial Analyst | Goldman Sachs | 2022-03 | now
  Financial Analyst | JPMorgan Chase | 2020-06 | 2022-02
  Junior Analyst | Morgan Stanley | 2019-07 | 2020-05
sarahNurse: Sarah Johnson
  Registered Nurse = Registered Nurse - Emergency Department | Massachusetts General Hospital | 2021-01 | now
  Registered Nurse = Registered Nurse - Medical-Surgical Unit | Boston Medical Center | 2018-06 | 2020-12
  New Graduate Nurse = New Graduate Nurse - ICU | Beth Israel Deaconess Medical Center | 2017-05 | 2018-05
sarahFull: Sarah Mitchell
  Senior Full-Stack Developer | TechCorp Solutions | 2022-01 | now
  Full-Stack Developer | StartupHub Inc. | 2019-06 | 2021-12
sarahFullShort: Sarah Mitchell
  Senior Full-Stack Developer | TechCorp Solutions | 2022-01 | now
johnTech: John Doe
  Software Engineer | Tech Corp | 2020-06 | now
  Junior Developer | StartupCo | 2018-01 | 2020-05
jane: Jane Doe
  Senior Software Engineer | Acme Corporation | 2021-01 | now
  Software Engineer | Globex Inc | 2018-01 | 2021-12
arjun: Arjun Mehta
  Backend Software Engineer | Nimbus Cloud Solutions | 2022-01 | now
  Software Engineer Intern | BrightWave Technologies | 2021-06 | 2021-12
johnSenior: John Doe
  Senior Developer | Tech Company | 2020-01 | now
johnMeta: John Doe
  Software Engineer | Google | 2020-01 | now
  ML Engineer | Meta | 2019-06 | 2019-08
johnWeb: John Doe
  Senior Web Developer | Creative Solutions Inc. | 2019-01 | now
  Web Developer | TechAdvancers | 2016-06 | 2018-12
johnFun: John Doe
  Software Developer | Tech Company Inc. | 2019-06 | now
  Intern | Another Tech Company | 2018-06 | 2018-08
johnSample: John Doe
  Senior Software Engineer | TechCorp Inc. | 2020-01 | now
  Software Developer | StartUpXYZ | 2018-01 | 2020-12
michaelSample: Michael Johnson
  Senior DevOps Engineer | CloudScale | 2020-01 | now
  DevOps Engineer | NetSys | 2016-01 | 2020-12
lisa: Lisa Martinez
  Senior UX Designer | ProductCo | 2021-01 | now
  UX Designer | StartupLab | 2019-01 | 2021-12
olivia: Olivia Brown
  Software Intern | TechStart | 2024-06 | 2024-08
johnPrague: John Doe
  Front-end developer | Big Corporation Name Inc. | 2017-01 | 2018-03
  Full stack developer | Famous Eshop Inc. | 2015-01 | 2018-12
  Junior PHP Developer | example.com | 2013-01 | 2014-12
carringtonBlack: Carrington Black
  Business Development Manager | AdWorking, Inc. | 2019-08 | now
  Customer Relationship Manager | AdWorking, Inc. | 2017-08 | 2019-07
claraThompson: Clara Thompson
  Freelance Social Media Manager | UpWork | 2021-01 | now
darrenJones: Darren Jones
  Marketing Manager | Varsity Tutors | 2023-05 | now
  Marketing Analyst | Edward Jones Financial | 2019-08 | 2023-05
  Marketing Analyst Intern | DeltaV Digital | 2018-08 | 2019-08
darienMcCullen: Darien McCullen
  DevOps Engineer | HCORP | 2020-04 | now
  Systems Engineer | Stanley Systems | 2017-05 | 2020-04
  Systems Intern | Routing Co. | 2016-06 | 2016-09
ebonyMoore: Ebony Moore
  Project Manager | Grove Content Marketing | 2020-05 | now
  Administrative Assistant | Window Health | 2019-03 | 2020-01
  Marketing Intern | Frankie's Farm | 2018-05 | 2018-09
hollyYoung: Holly Young
  Certified Medical Assistant | Cloud Clearwater | 2020-07 | now
  Patient Technician | River Tech | 2017-08 | 2019-07
ivyHaddington: Ivy Haddington
  Project Manager | Paradise Tech | 2017-03 | now
  Junior Project Manager | Morris and Stern | 2013-01 | 2017-02
  Product Manager | Skyline Solutions | 2010-07 | 2013-01
janeDonde: Jane Donde
  Java Developer | Blue Valley Technology Group | 2021-06 | now
  Java Developer Intern | Tennent Technologies | 2019-05 | 2021-05
judyKreiner: Judy Kreiner
  Data Analyst | Desert Analytics, Inc. | 2020-05 | now
  Business Analyst Intern | Desert Analytics, Inc. | 2019-08 | 2020-05
lilyRobinson: Lily Robinson
  Creative Director | Activision Blizzard | 2019-01 | now
  Creative Manager | Electronic Arts | 2016-01 | 2019-12
  Film Director | A24 Films | 2013-01 | 2016-12
malikRabb: Malik Rabb
  Financial Adviser | Blueriver Financial Services | 2015-10 | now
  Financial Analyst | Blueriver Financial Services | 2013-08 | 2015-09
  Banking Technician | Blueriver Financial Services | 2012-06 | 2013-06
marvinTello: Marvin Tello
  Sales Specialist | Humana | 2024-01 | now
  Sales Representative | TQL | 2022-01 | 2024-12
  Sales Assistant | Family Dollar | 2020-01 | 2022-12
rhodaJackson: Rhoda Jackson
  Graphic Designer | Mozilla | 2023-01 | now
  Junior Graphic Designer | Carta Healthcare | 2021-01 | 2023-12
  Graphic Design Intern | Emanate | 2020-01 | 2021-12
rosieMiller: Rosie Miller
  Restaurant Manager | Outback Steakhouse | 2014-03 | now
  Assistant Restaurant Manager | TGI Fridays | 2010-12 | 2014-02
  Restaurant Team Leader | BJ's Restaurants, Inc | 2007-07 | 2010-11
sandyBarker: Sandy Barker
sofiaFlores: Sofia Flores
  Staff Accountant Bookkeeper | Chelsea Group | 2021-01 | now
  Bookkeeper | Smile Dentistry | 2019-01 | 2020-12
steeleHastings: Steele Hastings
  Sales Manager | Cornership | 2018-01 | now
  Sales Representative | Cornership | 2016-02 | 2018-01
  Sales Representative | Pella Windows | 2014-04 | 2016-02
alfredPennyworth: Alfred Pennyworth
  Product Manager | Google | 2017-01 | now
  Software Development Engineer III | Amazon | 2012-01 | 2017-12
  Software Development Engineer II | Apple | 2007-01 | 2012-12
  Software Development Engineer I | Netflix | 2002-01 | 2007-12
  Software Development Engineer I | Facebook | 1999-01 | 2002-12
`

function personOf(lines: string): readonly [key: string, person: KnownResume] {
  const [first, ...rest] = lines.split('\n')
  const [key, name] = first!.split(': ') as [string, string]
  const jobs = rest.map((line) => {
    const [titles, company, start, end] = line.trim().split(' | ') as [string, string, string, string]
    const [title, longTitle] = titles.split(' = ') as [string, string?]
    return { title, ...(longTitle && { longTitle }), company, start, end: end === 'now' ? null : end }
  })
  return [key, { name, jobs }]
}

/** By what the list of files calls them. */
export const people: ReadonlyMap<string, KnownResume> = new Map(
  written
    .trim()
    .split(/\n(?! )/u)
    .map(personOf),
)
