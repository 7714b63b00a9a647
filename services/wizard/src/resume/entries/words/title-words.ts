/** For which somebody works who says "Private family": an employer, and no rank of the army. */
export const household = '(?:famil(?:y|ies)|homes?|households?|residences?|clients?)'

const words =
  // English: the work of which an hourly job's title speaks
  'accountant|administrator|adviser|advisor|agent|aide|ambassador|analyst|apprentice|arborist|artist|assembler|assistant|associate|' +
  'attendant|auditor|baker|bagger|banker|barback|barber|barista|bartender|blaster|boilermaker|bookkeeper|brakeman|bricklayer|broker|busser|' +
  'butcher|buyer|captain|caregiver|caretaker|carpenter|carrier|cashier|certified nursing assistant|chauffeur|checker|chef|chief|clerk|' +
  'cleaner|chef de cuisine|chef de partie|garde manger|client representative|coach|cook|coordinator|counselor|courier|crew member|crew leader|crewman|custodian|dealer|demonstrator|' +
  'designer|detailer|director|dishwasher|dispatcher|diver|dock worker|doorman|drafter|driller|driver|drywaller|electrician|employee|' +
  'engineer|erector|escort|estimator|examiner|executive|expeditor|fabricator|farmer|farmworker|field hand|finisher|firefighter|fitter|' +
  'floorhand|florist|foreman|forewoman|framer|freelancer|gardener|glazier|grader|greeter|grinder|groomer|groundskeeper|guard|handler|' +
  'handyman|harvester|helper|host|hostess|housekeeper|housekeeping|hygienist|inspector|installer|instructor|insulator|intern|ironworker|' +
  'janitor|journeyman|keeper|laborer|labourer|(?:general|temp|temporary|day|manual|farm|yard|warehouse|construction) labor|landscaper|laundry|lead|leader|leadman|librarian|lifeguard|lineman|loader|locksmith|' +
  'longshoreman|lumper|machinist|maid|maintenance|manager|mason|mate|material handler|mechanic|medic|member|merchandiser|messenger|' +
  'millwright|miner|molder|mover|nanny|nurse|nursing assistant|officer|operator|orderly|organizer|owner|packager|packer|painter|' +
  'pantry|paramedic|partner|paver|phlebotomist|picker|pipefitter|pipelayer|plasterer|plumber|porter|preparer|presser|press operator|' +
  'processor|produce|producer|programmer|puller|receiver|receptionist|recruiter|repairer|repairman|repair technician|representative|rep|' +
  'rigger|roofer|roustabout|runner|sailor|salesman|salesperson|saleswoman|sales|sander|sanitation|scheduler|seamstress|secretary|security|' +
  'selector|server|servicer|setter|shipper|sitter|sorter|specialist|spotter|stagehand|steward|stocker|stylist|' +
  'subcontractor|superintendent|supervisor|surveyor|tailor|teacher|tender|team member|technician|tech|teller|tester|therapist|tiler|trainee|' +
  'trainer|transporter|trimmer|trucker|tutor|usher|valet|vendor|volunteer|waiter|waitress|warehouseman|warehouse|washer|welder|' +
  'worker|wrapper|writer|yard hand|hand|jockey|crew|cna|lpn|rn|emt|cdl|specialist|clinician|consultant|contractor|editor|photographer|' +
  `stock|stocking|order(?!s)|landscape|tree climber|climber|groundsman|pilot|sergeant|private(?! ${household}(?!\\p{L}))|specialist|president|head|boss|rover|` +
  'scaffolder|sweeper|undertaker|warden|weigher|winder|' +
  'flagger|cutter|polisher|buffer|deckhand|fueler|ramp|skycap|stacker|palletizer|batcher|mixer|blender|extruder|caster|moulder|plater|' +
  'coater|router|upholsterer|sewer|stitcher|weaver|milker|wrangler|caddie|dancer|sonographer|esthetician|expo|busboy|sous|pitmaster|' +
  'fryer|slicer|deboner|pusher|shopper|sampler|promoter|canvasser|fundraiser|telemarketer|collector|interviewer|typist|mailer|bundler|' +
  'binder|printer|pressman|signalman|conductor|oiler|greaser|pumper|derrickman|swamper|faller|logger|sawyer|planter|sprayer|irrigator|' +
  'applicator|exterminator|hauler|parker|taker|monitor|proctor|paraprofessional|substitute|bouncer|concierge|bellhop|bellman|bellperson|' +
  'tracer|expediter|planner|purchaser|biller|coder|scribe|registrar|adjuster|appraiser|realtor|notary|paralegal|patroller|' +
  'soldier|petty officer|seaman|airman|infantryman|gunner|quartermaster|cosmetologist|hairdresser|pharmacist|provider|pca|hha|unloader|' +
  'sternman|babysitter|dog walker|keyholder|key holder|decorator|enumerator|advocate|nutritionist|dietitian|chemist|scientist|researcher|' +
  'reporter|developer|architect|extern|principal|professor|(?<!garde )manger|mgr|' +
  // Spanish
  'administrador|administradora|afanador|afanadora|agente|agricultor|alba[ñn]il|almacenista|ama de llaves|analista|aprendiz|armador|armadora|' +
  'asesor|asesora|asistente|asociado|asociada|auxiliar|ayudante|ayudanta|barman|bodeguero|bodeguera|cajero|cajera|camarero|camarera|' +
  'camarista|camionero|carnicero|carpintero|cargador|chofer|chófer|cocinero|cocinera|conductor|conductora|conserje|coordinador|' +
  'coordinadora|costurera|cuidador|cuidadora|demostrador|demostradora|dependiente|despachador|despachadora|director|directora|' +
  'electricista|empacador|empacadora|empleado|empleada|encargado|encargada|enfermero|enfermera|ensamblador|ensambladora|estibador|' +
  'fontanero|gerente|gu[íi]a|guardia|herrero|inspector|inspectora|instalador|instaladora|intendente|jardinero|jardinera|jefe|jefa|' +
  'jornalero|jornalera|lavaplatos|limpieza|l[íi]der|maestro|maestra|maquinista|mec[áa]nico|mec[áa]nica|mensajero|mesero|mesera|montacarguista|' +
  'mozo|ni[ñn]era|obrero|obrera|oficial|operador|operadora|operario|operaria|panadero|panadera|peón|peon|pintor|pintora|plomero|portero|' +
  'practicante|preparador|preparadora|promotor|promotora|recamarera|recepcionista|repartidor|repartidora|secretario|secretaria|soldador|' +
  'soldadora|subgerente|supervisor|supervisora|surtidor|t[ée]cnico|t[ée]cnica|tornero|trabajador|trabajadora|vendedor|vendedora|vigilante|' +
  'yesero|techador|lavandera|estilista|recolector|recolectora|cosechador|cosechadora|acomodador|acomodadora'

const title = new RegExp(`(?<![\\p{L}\\d])(?:${words})s?(?![\\p{L}])`, 'giu')
const strongEnd = new RegExp(
  `(?<![\\p{L}])(?:${words})s?(?:\\s+(?:I{1,3}|IV|V|[1-5]|[AB]))?(?:\\s*[(/,-].*)?$`,
  'iu',
)
const lastWord = new RegExp(`(?<![\\p{L}])(?:${words})s?(?:\\s+(?:I{1,3}|IV|V|[1-5]))?$`, 'iu')
/** "Assistant Manager", "Cook II" */
export const endsWithTitle = (text: string): boolean => lastWord.test(text)
const beginsWith = new RegExp(
  `^(?:(?:senior|sr\\.?|junior|jr\\.?|lead|head|assistant|night|day|general|shift|team|line|jefe de|ayudante|auxiliar|asistente)\\s+)*(?:${words})s?(?![\\p{L}])`,
  'iu',
)
const rank =
  /^(?:senior|sr\.?|junior|jr\.?|lead|head|night|shift|certified|licensed|part[- ]time|full[- ]time|seasonal|temporary)\s/iu

/** How much a text looks like a job's title, 0 to about 4. */
export function titleScore(text: string): number {
  const found = text.match(title)?.length ?? 0
  if (found === 0) return rank.test(text) ? 0.5 : 0
  return (
    1 +
    Math.min(1, found * 0.3) +
    (strongEnd.test(text) ? 1.2 : 0) +
    (beginsWith.test(text) ? 0.6 : 0) +
    (rank.test(text) ? 0.5 : 0)
  )
}
