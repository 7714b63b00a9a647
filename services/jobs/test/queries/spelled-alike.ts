/**
 * Every hundred and ninetieth word of four letters and more in two lists for passwords, EFF's long list and the Spanish Diceware
 * list, as they came; without "segur", which is no word. None of them was looked at when the rule was written.
 */
export const realWords =
  `able angriness aviation blustery cactus charbroil collar crablike darwinism detail doorframe effort
  errand fedora freefall gluten handful hurry judicial ligament matching napped outer parameter pleading procurer railroad remake
  rickety savor sheep sleep spotting stratus swiftly tipped unboxed unloader unzip wackiness
  abisal ajete anime atoar basal bolso cadena cebra ciudad crimen desk dunda eterno flecha gaje gris hervor inda joyo legar lizo
  magna memez mojar mutis noto orlar pausa pisto proeza rapta rito rumor sopar tarde tipa tregua vacuno visar`.split(
    /\s+/,
  )

/** What people type for a trade, and the trade that they mean; what is meant for a word of no trade stays. */
export const mistyped: readonly (readonly [typed: string, meant: string])[] =
  `forklit/forklift forklfit/forklift froklift/forklift
  warehosue/warehouse wherehouse/warehouse wearhouse/warehouse warehous/warehouse wleder/welder weldor/welder eletrician/electrician
  electritian/electrician elecrician/electrician plumer/plumber  carpentar/carpenter capenter/carpenter
  mecanic/mecanico mechnic/mechanic assembeler/assembler asembler/assembler janiter/janitor maintainance/maintenance
  maintenence/maintenance delievery/delivery delivary/delivery dirver/driver machinst/machinist pakcer/packer recieving/receiving
   inspecter/inspector resturant/resturant bartendar/bartender cashire/cashier recepcionist/recepcionista
  construcion/construction soldaor/soldador electrisista/electricista plomeor/plomero carpintro/carpintero limpiesa/limpieza
  motacargas/montacargas cosinero/cocinero almasen/almacen mantenimeinto/mantenimiento jardinro/jardinero meserro/mesero
  repartidr/repartidor pintro/pintor ensambladr/ensamblador`
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])
