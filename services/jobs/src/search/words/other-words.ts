import type { Meaning } from './trade-words.ts'

/**
 * Work and employers that people look for and no trade here is: each is a word of its own, which is never taken for the name of a
 * trade that is spelled alike, and for which no other word is taken. One that no job has finds nothing, and says so.
 */
const work = `accountant actor analyst army artist athlete attorney author baker banker banking biologist broker buyer
  captain carnival casino chemist church clown coach college comedian counselor dancer dealer dentist designer detective developer
  director diver doctor editor engineer farmer finance firefighter fireman fisherman florist forester hacker hospital hotel hunter
  insurance intern internship investor janitor judge lawyer librarian library lifeguard lineman logger marine market marketing master
  military miner minister model motel mover movers moving musician navy notary officer online optician orderly painting paramedic
  pastor pharmacist pharmacy photographer pilot planter plantation poker police porter postal poster printer printing producer professor
  programmer prompter psychologist publisher ranger realtor recruiter referee remote rider runner sailor scientist seller senior singer
  sniper soldier speaker student surgeon surveyor swimmer tanner tester therapist trader trainer training translator trapper tutor tuner
  umpire usher veteran veterinarian volunteer walker water writer zookeeper`
/** The same in Spanish after it, and everyday words that are spelled like a trade. */
const inBoth = `lawyer/abogado/abogada dentist/dentista doctor/medico/medica veterinarian/veterinario pharmacist/farmaceutico
  farmacia/pharmacy firefighter/bombero police/policia soldier/soldado lifeguard/salvavidas fisherman/pescador farmer/granjero
  rancher/ranchero musician/musico singer/cantante dancer/bailarina photographer/fotografo journalist/periodista writer/escritor
  translator/traductor/traductora interpreter/interprete engineer/ingeniero/ingeniera architect/arquitecto programmer/programador
  nutritionist/nutriologa psychologist/psicologo pilot/piloto sailor/marinero miner/minero jeweler/joyero tanner/curtidor
  librarian/bibliotecaria hospital clinic/clinica bookstore/libreria jewelry/joyeria florist/florista beekeeper/apicultor milker
  chief/jefe/jefa wedding/weddings/boda granny grandma/abuela basher banger masher gardening clinician masseuse/masajista
  massage/masaje surgeon/cirujano priest/sacerdote actress/actriz flight lifter hunter/cazador monk/monje coder caterer/banquetes
  deckhand stripper bagger groomer valet bellhop/botones concierge umpire/arbitro`
const employers = `amazon walmart target costco kroger safeway publix meijer albertsons aldi lidl walgreens lowes sephora nordstrom
  starbucks mcdonalds wendys chipotle subway dominos fedex uber lyft doordash instacart grubhub tesla boeing chevron sysco cargill
  tyson pepsi fritolay penske ryder schneider swift werner disney marriott hilton hyatt sodexo aramark cintas verizon comcast`

export const otherWords: readonly Meaning[] = `${inBoth} ${work} ${employers}`
  .split(/\s+/)
  .map((words) => ({ said: words.split('/') }))
