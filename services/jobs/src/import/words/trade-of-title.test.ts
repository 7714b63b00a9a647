import { expect, it } from 'vitest'
import type { Trade } from '@lunchpail/contracts/jobs/enumerations'
import { tradeOf } from './trade-of-title.ts'

it('[BY-05] sorts titles by what is done, not by what it is done with', () => {
  const rows: Record<Trade | 'none', readonly string[]> = {
    warehouse: [
      'Order Selector',
      'Truck Unloader',
      'Forklift Driver',
      'Tow Motor Driver',
      'Warehouse Associate - Truck Loader',
      'Shipping & Receiving Clerk',
      'Dock Worker',
      'Reach Truck Operator',
      'Pallet Jack Driver',
      'Lumper / Trailer Unloader',
      'Montacarguista',
      'Inventory Control Clerk',
      'Stocker (overnight)',
      'Freight Handler',
      'Descargador de tráileres',
      'Empacadora',
      'Fork truck operator',
      'Stand-Up Reach Driver',
      'Hi-Lo Driver',
      'Clamp Truck Operator',
      'Powered Industrial Truck Operator (PIT)',
      'Tugger Driver',
      'Unload Trucks - 2nd shift',
      'Truck Unloading Associate',
      'Descarga de camiones',
    ],
    trucking: [
      'Delivery Driver (non-CDL)',
      'CDL-A Truck Driver',
      'Class B Driver',
      'CDL-A Driver & Loader',
      'Trucker, OTR',
      'Box Truck Operator',
      'Chofer de reparto',
      'Delivery Helper',
      'Warehouse Delivery Driver',
      'Yard Hostler',
      'Armored Truck Driver',
    ],
    'skilled trades': [
      'Diesel Mechanic',
      'Electrician Apprentice',
      'Truck Mechanic',
      'Forklift Mechanic',
      'Soldador MIG',
      'Millwright',
      'Delivery Truck Painter',
      'Forklift Technician',
      'Drywall Finisher',
      'Boilermaker',
      'Sheet Metal Worker',
      'Auto Body Technician',
      'Power Line Worker',
    ],
    production: [
      'Machine Operator II',
      'Assembler',
      'Production Lead',
      'Operador de máquina',
      'Injection Molding Operator',
      'Machine Tender',
      'Packaging Operator',
      'Press Brake Operator',
      'Assembly Line Worker',
    ],
    none: [
      'Food Truck Cook',
      'Truck Stop Cashier',
      'Labor & Delivery Nurse',
      'Pile Driver Operator',
      'Airport Shuttle Driver',
      'Uber Driver',
      'Cashier',
      'Screwdriver Tester',
      'Driver Recruiter',
      'Driver’s License Examiner',
      'Driving Range Attendant',
      'Fruit Picker',
      'Data Warehouse Engineer',
      'Stock Broker',
      'Cashier - Mason, OH',
      'Carpenter Elementary Teacher',
      'CDL Instructor',
      'Dispatcher - Trucking',
      'HVAC Sales',
      'Production Assistant (Film)',
      'Security Officer Qualified Driver Patrol',
      'Lift Operator - Ski Resort',
    ],
  }
  const wrong = Object.entries(rows).flatMap(([role, titles]) =>
    titles.flatMap((title) => {
      const found = tradeOf(title, '') ?? 'none'
      return found === role ? [] : [`${title} → ${found}, not ${role}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('[BY-05] takes a category in our own words before the title', () => {
  expect(tradeOf('Driver', 'Warehouse')).toBe('warehouse')
  expect(tradeOf('Associate', 'Oficios')).toBe('skilled trades')
})
