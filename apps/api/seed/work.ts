import type { Random } from './random.ts';
import { words } from './words.ts';

const fields = words(`
  Permian | Eagle Ford | Bakken | Delaware | Midland | Anadarko | Burgos | Vaca Muerta
`);
const places = words(`
  Midland, TX | Odessa, TX | Pecos, TX | Carlsbad, NM | Hobbs, NM | Loving County, TX | Reeves County, TX |
  Karnes City, TX | Cotulla, TX | Laredo, TX | Piedras Negras, Coahuila | Reynosa, Tamaulipas |
  Añelo, Neuquén
`);
const sites = words(`
  Pad | Lease Road | County Road | Battery | Compressor Station | Tank Farm | Yard
`);
const wells = words(`
  University | Mesquite | Double Eagle | Longhorn | San Andrés | Coyote | Red Hills | Palo Duro |
  El Águila | Santa Fe | Blue Quail | Ranger | Javelina | Cañón Norte | Sidewinder | Lone Star |
  Bluebonnet | Peregrine
`);
const jobs = [
  'Replaced the packing on the pump jack and checked the stuffing box for leaks.',
  'Pressure-tested the wellhead to 5,000 psi; no loss over 30 minutes.',
  'Swapped the failed VFD and commissioned it with the operator on site.',
  'Ran slickline to tag bottom; found sand at depth and bailed twice.',
  'Calibrated the separator level controllers and the gas meter run.',
  'Changed the seals of the transfer pump and topped up the oil.',
  'Hot-oiled the tubing after paraffin had built up over the last weeks.',
  'Inspected the flare ignition, cleaned the pilot and replaced the thermocouple.',
  'Repaired a flowline leak with a clamp; a permanent weld is to follow.',
  'Pulled rods and replaced a parted one at the third joint.',
  'Set up the test separator and gauged the tanks for 24 hours.',
  'Serviced the compressor: oil, filters, valves; vibration within limits.',
  'Reparación de la válvula de control y prueba de presión.',
  'Mantenimiento preventivo del motor y del tablero eléctrico.',
  'Installed new telemetry and checked the signal to the control room.',
  'Greased the valves of the Christmas tree and exercised each of them.',
  'Replaced corroded bolts on the heater treater and renewed its gasket.',
  'Cleaned the vapor recovery unit and reset the high-pressure shutdown.',
] as const;
const notes = [
  '',
  '',
  '',
  'Gate code changed, ask dispatch.',
  'Parts ordered, second visit needed.',
  'Operator signed on site.',
  'H2S monitor worn at all times; readings at zero.',
  'Road muddy after rain, four-wheel drive needed.',
] as const;
// Two of the eight entries are empty: those visits have no contact.
const contacts = words(
  '| | Ray Dalton | María Fuentes | Chris Boone | José Ibáñez | Dana Whitfield | Luis Ortega',
);

/** Location, description and times of a visit. */
export interface FieldWork {
  location: string;
  wellName: string;
  description: string;
  notes: string;
  contact: string;
  travelStartedAt: string;
  workStartedAt: string;
  workEndedAt: string;
  travelEndedAt: string;
  workHours: number;
  travelHours: number;
}

/** Generates a visit to a well, with texts and times as technicians enter them. */
export function fieldWork(random: Random): FieldWork {
  const start = random.between(10, 64) * 15;
  const work = random.between(2, 44) * 15;
  const travel = random.between(1, 10) * 15;
  return {
    location: `${random.pick(sites)} ${random.between(1, 480)}, ${random.pick(places)}`,
    wellName: `${random.pick(wells)} ${random.between(1, 96)}-${random.between(1, 40)} ${random.between(1, 9)}H`,
    description: `${random.pick(jobs)} ${random.pick(fields)}, unit ${random.between(1000, 9999)}.`,
    notes: random.pick(notes),
    contact: random.pick(contacts),
    travelStartedAt: timeOfDay(start - travel),
    workStartedAt: timeOfDay(start),
    workEndedAt: timeOfDay(start + work),
    travelEndedAt: timeOfDay(start + work + travel),
    workHours: Math.round(work / 6) / 10,
    // There and back.
    travelHours: Math.round((2 * travel) / 6) / 10,
  };
}

function timeOfDay(minutes: number): string {
  const wrapped = (minutes + 1440) % 1440;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
}
