import { expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { screeningRules } from './rules.ts'
import { screenPosting } from './screen-posting.ts'

const screened = (text: string) => screenPosting(posting({ sections: [{ heading: null, text }] }))

/** What is written, and the rule that finds it; * keeps it from candidates meanwhile. */
const asked: readonly (readonly [string, string])[] = [
  ['A $45 registration fee is required before you start.', 'fee-asked *'],
  ['You must pay a refundable training fee of $30 to receive your documents.', 'fee-asked *'],
  ['Equipment is provided upon payment of a processing fee.', 'fee-asked *'],
  ['No experience needed, just pay the activation fee and begin today.', 'fee-asked *'],
  ['A registration charge of $50 is required before you start.', 'fee-asked *'],
  ['Application fee: $25', 'fee-asked *'],
  ['You must pay $25 to apply.', 'fee-asked *'],
  // what takes back a denial
  ['We never ask for money, but a $45 registration fee is required.', 'fee-asked *'],
  ['You will not be hired unless you pay the training fee.', 'fee-asked *'],
  ['You cannot start until you pay the activation fee.', 'fee-asked *'],
  ['Nunca cobramos, pero debes pagar la inscripción de $50.', 'cuota *'],
  // to an authority: shown until an operator looked
  ['You must pay the state license application fee.', 'fee-asked'],
  ['Applicants must pay the TWIC card processing fee of $125.', 'fee-asked'],
  ['Please pay $30 for the background check before the interview.', 'paid-first *'],
  ['Cash App us $25 for the drug test.', 'paid-first *'],
  ['A $100 deposit is required before your first day.', 'deposit-asked *'],
  ['You must leave a refundable uniform deposit.', 'deposit-asked *'],
  ['Please send a deposit of $75 to hold your place.', 'deposit-asked *'],
  ['Send $50 by Zelle to hold your place.', 'paid-by-app *'],
  ['Pay the amount through Cash App and send us a picture.', 'paid-by-app *'],
  ['Send the money with Western Union.', 'paid-by-app *'],
  ['You will need to buy the starter kit ($99) from us.', 'kit-bought *'],
  ['You must purchase a starter package for $99 before training.', 'kit-bought *'],
  ['You must buy our sales materials.', 'kit-bought *'],
  ['Your manager will ask you to buy gift cards and send photos of the codes.', 'gift-cards *'],
  ['Buy gift cards for the office and send us the codes; we reimburse you.', 'gift-cards *'],
  ['You must deposit 100 USDT to unlock your tasks.', 'coins-sent *'],
  ['A small investment of $200 is required.', 'money-first *'],
  ['An upfront payment of $50 is required.', 'money-first *'],
  ['Debes pagar la inscripción de $50 para empezar.', 'cuota *'],
  ['Deposita $300 para apartar tu lugar.', 'cuota *'],
  ['Hay que comprar el kit de trabajo antes del primer día.', 'cuota *'],
  ['Cuota de inscripción: $25, reembolsable.', 'cuota *'],
  ['Para empezar debes pagar $50 por el uniforme.', 'cuota *'],
  ['Please email your full name, address and bank account details.', 'bank-data *'],
  ['Reply with your online banking login so that we can set up your pay.', 'bank-data *'],
  ['Give us your online banking login so that we can set up payroll.', 'bank-login *'],
  ['You will receive payments from our clients into your personal account.', 'own-account *'],
  ['Deposit the check, keep 10% and send the rest by wire.', 'passed-on *'],
  ['We will mail you a check to purchase your home office equipment.', 'check-for-equipment *'],
  ['We will send you a check to deposit in your account.', 'check-for-equipment *'],
  ['Keep $200 and send the rest to our vendor.', 'passed-on *'],
  ['Open a new bank account in your name for the deposits.', 'account-opened *'],
  ['Envía tus datos bancarios y foto de la tarjeta.', 'datos-bancarios *'],
  ['Recibirás transferencias en tu cuenta y las reenvías a otra persona.', 'cuenta-propia *'],
  ['Te mandamos un cheque, lo depositas en tu cuenta y nos devuelves la diferencia.', 'cuenta-propia *'],
  ['Text your SSN and date of birth to the manager.', 'number-sent *'],
  ['Submit your social security number with the application.', 'number-asked'],
  ["We need your mother's maiden name.", 'number-asked'],
  ['Send a picture of your license, front and back.', 'card-photo'],
  ['Manda tu número de seguro social por mensaje.', 'seguro-social *'],
  ['The interview is on Telegram with our manager.', 'interview-by-messenger *'],
  ['Text us on WhatsApp to apply.', 'messenger'],
  ['Telegram: @fastjobs2026', 'messenger'],
  ['Contact HR at t.me/hrjobs', 'messenger'],
  ['Message us: wa.me/16145550202', 'messenger'],
  ['Send the money by Apple Pay.', 'paid-by-app *'],
  ['Interesados manden su nombre por WhatsApp.', 'mensajero'],
  ['Informes al Whats.', 'mensajero'],
]

const ordinary = [
  'We never ask for money, and there is no registration fee.',
  'We will never charge an application fee or ask for your bank account details.',
  'Beware of scams: no one of ours contacts you on WhatsApp or Telegram.',
  'Weekly pay by direct deposit into your bank account.',
  'You receive your weekly pay into your bank account.',
  'A background check and a drug screen are done after the job offer.',
  'You operate a cash register and count the deposit at closing.',
  'Bank teller: process payments, money orders and deposits for our members.',
  'Western Union agent: send and receive transfers for customers.',
  'Sell gift cards and help guests who purchase gift cards.',
  'Collect application fees and security deposits from tenants.',
  'We pay $30 for the drug test.',
  'Starting pay is $15 for training, then $18.',
  'Please send your resume for the interview.',
  'You must have $20 for the cash drawer of your shift.',
  'We will send you a check for your last week.',
  'Sell gift cards and read the numbers to guests.',
  'Pagamos $50 por el uniforme.',
  'Employees must buy their own steel-toe boots; we reimburse $100.',
  'You need your own tools and a reliable vehicle.',
  'Must provide a Social Security card upon hire for the I-9.',
  'We participate in E-Verify and provide the Social Security Administration with your I-9.',
  'Experience with Social Security Disability cases is a plus.',
  "A valid driver's license and a clean record are required.",
  'We pay the training fee and your CDL license.',
  'The company covers the fingerprint fee and the registration fee.',
  'We pay a $500 sign-on bonus after 90 days.',
  'Route drivers keep 20% commission on sales.',
  'You can reach the warehouse by bus or train.',
  'Traffic signal technician, two years of experience on signal systems.',
  'Cash App is hiring engineers.',
  'Weekly pay by Zelle or Cash App.',
  'We pay every Friday through Zelle.',
  'Tenants must pay $25 to apply, and you take the payment.',
  'We will pay $25 to apply for your state license.',
  'You must have paid tolls of $2 to $5 before.',
  'Customers pay the amount by Venmo or PayPal.',
  'If anyone asks you to pay a registration fee, it is not us.',
  'If you are asked to buy gift cards for a training kit, call us.',
  'Report anyone who wants you to pay a processing fee.',
  'Si alguien te pide que debes pagar la inscripción de $50, avísanos.',
  'Direct deposit is required.',
  'Night deposits and cash deposit slips are counted before closing.',
  'A TWIC card is required before your first day.',
  'Nunca pedimos dinero ni cobramos inscripción.',
  'Capacitación pagada y uniforme gratis.',
  'Pago semanal por depósito directo en tu cuenta bancaria.',
  'Cajera: cobrar a clientes y hacer el depósito del día.',
  'Debe tener número de seguro social para trabajar.',
  'Atender pedidos de clientes por WhatsApp.',
  'Trámites sin costo, no tienes que pagar nada.',
  'Se requiere revisión de antecedentes.',
]

it('[BY-07] what no company may ask for is found, in English and Spanish', () => {
  expect(
    asked.map(([text]) => {
      const { findings, holds } = screened(text)
      return [text, findings.map(({ rule }) => `${rule}${holds ? ' *' : ''}`).join()]
    }),
  ).toEqual(asked)
})

it('[BY-07] each rule has a sentence here that it finds', () => {
  const found = new Set(asked.map(([, rule]) => rule.replace(' *', '')))
  expect(screeningRules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
})

it('[BY-07] ordinary sentences about money, banks and numbers are not', () => {
  expect(ordinary.filter((text) => screened(text).findings.length > 0)).toEqual([])
})

it('[BY-07] the sentence that was matched is kept, the title is read too, and letters that hide words do not', () => {
  expect(screened('Load trucks. Pay a $20 training fee of ours first! Great team.').findings).toEqual([
    { rule: 'fee-asked', sentence: 'Pay a $20 training fee of ours first!' },
  ])
  expect(screenPosting(posting({ title: 'Packers, WhatsApp 555 010 0199' })).findings).toHaveLength(1)
  expect(screened('Text us on What\u200BsApp').findings).toHaveLength(1)
})

it('[BY-07] a text as long as it may be, made to be slow, is read quickly and finds a bounded list', () => {
  const { findings } = screened('send your '.repeat(9_000))
  expect(findings).toEqual([])
  expect(screened('Text us on WhatsApp. '.repeat(500)).findings).toHaveLength(10)
})
