/** Values are `sure` only if the words state them. Names of wells, plans, denials and quotes state no value. */
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { readTicketText } from './readTicketText.ts';

const priya = { id: '00000000-0000-4000-8000-000000001900', label: 'Priya Raman' };
const petroleum = { id: '00000000-0000-4000-8000-000000002900', label: 'Guadalupe Petróleo' };

const fieldsOf = (text: string, language: 'en' | 'es' = 'en') => {
  const context = contextIn(language);
  const people = [...context.people, priya];
  return readTicketText(text, { ...context, people, customers: [...context.customers, petroleum] }).fields;
};

describe('a person or customer name inside the name of a well or place', () => {
  it.each([
    ['en', 'the Guadalupe 9, six thirty to two, greased the head', 'Guadalupe 9'],
    ['es', 'el Guadalupe 9, de seis y media a dos, engrasé el cabezal', 'Guadalupe 9'],
    ['en', 'worked on the boone twenty two one from 7 to 3', 'Boone 22-1'],
    ['en', 'Hale State 4 dash 11, 7 to 3', 'Hale State 4-11'],
  ] as const)('is not read as customer or technician, in %s: %s', (language, text, well) => {
    const { wellName, customerCompany, technicianId } = fieldsOf(text, language);
    expect(wellName).toMatchObject({ value: well });
    expect([customerCompany, technicianId]).toEqual([undefined, undefined]);
  });

  it.each(['Hale County yard, 8 to 12:30', 'Trevino 5 battery, 8 to 11', 'the Boone lease, 8 to 11'])(
    'is not read as technician: %s',
    (text) => expect(fieldsOf(text).technicianId).toBeUndefined(),
  );
});

describe('a mentioned person who did not work', () => {
  it.each([
    ['es', 'trabajé de 7 a 3, mañana hay que mandar a Priya'],
    ['en', 'worked 7 to 3, tomorrow Priya goes back to finish'],
    ['en', 'worked 7 to 3, next week they want Priya out there'],
    ['es', 'de 7 a 3, el viernes regresa Priya por la herramienta'],
    ['en', "Priya couldn't make it, worked 7 to 3"],
    ['es', 'Priya no pudo venir, trabajé de 7 a 3'],
    ['en', 'Priya told me to charge it to AFE 7719, worked 7 to 3'],
    ['es', 'me dijo Priya que lo cargue al AFE 7719, trabajé de 7 a 3'],
    ['en', 'it was not Priya, worked 7 to 3'],
  ] as const)('is not read as technician, in %s: %s', (language, text) =>
    expect(fieldsOf(text, language).technicianId).toBeUndefined(),
  );

  it.each([
    ['en', 'Dave could not come, it was me, Priya Raman, 7 to 3'],
    ['es', 'Carlos no pudo venir, fui yo, Priya Raman, de 7 a 3'],
    ['en', 'worked 7 to 3 with Priya, tomorrow Ana goes back'],
  ] as const)('does not hide the technician who worked, in %s: %s', (language, text) =>
    expect(fieldsOf(text, language).technicianId).toMatchObject({ label: 'Priya Raman' }),
  );
});

describe('a name', () => {
  it.each([
    'worked 7 to 3 with Priya Raman',
    'Priya Raman did the job, 7 to 3',
    'Priya Raman here, 7 to 3',
    'tech Priya Raman, 7 to 3',
    'trabajé con Priya Raman de 7 a 3',
  ])(
    'the name of a technician is sure when a verb, preposition or title precedes or follows it: %s',
    (text) => expect(fieldsOf(text).technicianId).toMatchObject({ label: 'Priya Raman', confidence: 'sure' }),
  );

  it.each(['Priya Raman, 7 to 3', '7 to 3, Red Hills 22-4H, Priya Raman'])(
    'the name of a technician has to be checked when it is alone: %s',
    (text) =>
      expect(fieldsOf(text).technicianId).toMatchObject({ label: 'Priya Raman', confidence: 'check' }),
  );

  it.each([
    ['worked 7 to 3 for Coterra', 'sure'],
    ['customer is Coterra, 7 to 3', 'sure'],
    ['Coterra job, 7 to 3', 'sure'],
    ['de 7 a 3 para Coterra', 'sure'],
    ['Coterra, 7 to 3', 'check'],
  ])('the name of a customer is sure only with a word such as "for" or "job": %s', (text, confidence) =>
    expect(fieldsOf(text).customerCompany).toMatchObject({ value: 'Coterra', confidence }),
  );

  it.each([
    ['en', 'not Apache this time, this one is for Coterra, seven to four'],
    ['es', 'no es de Apache, es de Coterra, de siete a cuatro'],
    ['en', "the old ticket was for Apache and it's closed. This one: 7 to 4, Coterra"],
    ['es', 'el boleto anterior era de Apache y ya se cerró. Este: de 7 a 4, Coterra'],
  ] as const)(
    'the name of a denied or previous customer is not read as customer, in %s: %s',
    (language, text) => expect(fieldsOf(text, language).customerCompany).toMatchObject({ value: 'Coterra' }),
  );
});

describe('times', () => {
  it.each([
    ['we were on the cottonwood twelve dash seven from quarter to six till half past two', '05:45', '14:30'],
    [
      'estuvimos en el mezquital doce guion siete desde cuarto para las seis hasta las dos y media',
      '05:45',
      '14:30',
    ],
    ['six am on the dot to two thirty five pm, coil tubing', '06:00', '14:35'],
    ['seven thirty, no eight, to four, no, five, pump repair', '08:00', '17:00'],
    ['about seven-ish to around four, give or take, painted the rails', '07:00', '16:00'],
    [
      'on location five fifty, broke for lunch at noon, back at it twelve thirty, released at six',
      '05:50',
      '18:00',
    ],
    [
      'en locación cinco cincuenta, comimos a mediodía, de vuelta a las doce y media, nos soltaron a las seis',
      '05:50',
      '18:00',
    ],
  ])('of work set start and end and no travel: %s', (text, start, end) => {
    const { workStartedAt, workEndedAt, travelStartedAt } = fieldsOf(text);
    expect([workStartedAt?.value, workEndedAt?.value, travelStartedAt]).toEqual([start, end, undefined]);
  });

  it.each([
    'hotshot left midland at 4. We ran 6:15 to 1:45, installed the guides',
    'el flete salió de Reynosa a las 4. Nosotros de 6:15 a 1:45, instalamos las guías',
  ])('of other people are ignored: %s', (text) => {
    const { workStartedAt, travelStartedAt } = fieldsOf(text);
    expect([workStartedAt?.value, travelStartedAt]).toEqual(['06:15', undefined]);
  });
});
