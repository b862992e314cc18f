/** Clauses about other people's work or future days fill no field; a plan becomes a note. */
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { readTicketText } from './readTicketText.ts';

const fieldsOf = (text: string, language: 'en' | 'es' = 'en') =>
  readTicketText(text, contextIn(language)).fields;

describe('a clause about a job of another person', () => {
  it.each([
    ['en', 'Luis has the Longhorn 5-8H today, I am on the Santa Fe 9-3H, seven to two fifteen'],
    ['en', "Ana is at the Longhorn 5-8H but I'm on the Santa Fe 9-3H, 7 to 2:15"],
    ['en', 'Ana was out at the Longhorn 5-8H while I was on the Santa Fe 9-3H, 7 to 2:15'],
    ['es', 'Carlos anda en el Longhorn 5-8H, yo estoy en el Santa Fe 9-3H, de siete a dos y cuarto'],
    ['es', 'José tiene el Longhorn 5-8H, lo mío es el Santa Fe 9-3H, de siete a dos y cuarto'],
  ] as const)('does not set the technician or the well, in %s: %s', (language, text) => {
    const { wellName, technicianId, workStartedAt } = fieldsOf(text, language);
    expect([wellName?.value, technicianId, workStartedAt?.value]).toEqual([
      'Santa Fe 9-3H',
      undefined,
      '07:00',
    ]);
  });

  it('still sets the work date when it names the day', () =>
    expect(
      fieldsOf('Luis has the Longhorn 5-8H today, I am on the Santa Fe 9-3H, 7 to 2:15').workDate,
    ).toMatchObject({ value: '2026-03-11' }));

  it.each([
    ['en', 'Jesús did the morning but that goes on his own ticket, mine is noon to eight thirty'],
    ['en', 'Jesús did the morning, that goes on his own ticket, mine is noon to eight thirty'],
    ['es', 'lo de José en la mañana va en su propio boleto, lo mío es de mediodía a ocho y media'],
  ] as const)(
    'does not set the technician when the person has a separate ticket, in %s: %s',
    (language, text) => {
      const { technicianId, workStartedAt, workEndedAt, description } = fieldsOf(text, language);
      expect([technicianId, workStartedAt?.value, workEndedAt?.value, description]).toEqual([
        undefined,
        '12:00',
        '20:30',
        undefined,
      ]);
    },
  );

  it.each([
    ['Luis Ortega, I was at the Longhorn 5-8H from 7 to 3', 'Luis Ortega'],
    ['Ana was with me at the Longhorn 5-8H, I drove, 7 to 3', 'Ana Ríos'],
    ['Robert Hale is on the Longhorn 5-8H, 7 to 3', 'Robert Hale'],
  ])('sets the technician when the person works on this ticket: %s', (text, label) => {
    const { technicianId, wellName } = fieldsOf(text);
    expect([technicianId, wellName?.value]).toEqual([expect.objectContaining({ label }), 'Longhorn 5-8H']);
  });
});

describe('a clause about another crew', () => {
  it.each([
    [
      'en',
      'the other crew had the coil tubing from 6 to noon, we did the inspection after them, 12:30 to 3:45',
    ],
    [
      'es',
      'los de la otra compañía tenían la tubería flexible de 6 a 12, nosotros hicimos la inspección, de 12:30 a 3:45',
    ],
    ['es', 'la otra cuadrilla hizo la tubería flexible de 6 a 12. Inspección de 12:30 a 3:45'],
  ] as const)('does not set hours or job type, in %s: %s', (language, text) => {
    const { workStartedAt, workEndedAt, jobTypeId } = fieldsOf(text, language);
    expect([workStartedAt?.value, workEndedAt?.value]).toEqual(['12:30', '15:45']);
    expect(jobTypeId).toMatchObject({ label: 'Inspection' });
  });

  it('is listed as an unmatched part of the text', () => {
    const { unmatched } = readTicketText(
      'the other crew had the Longhorn 5-8H from 6 to noon. We worked 12:30 to 3:45',
      contextIn('en'),
    );
    expect(unmatched).toEqual(['the other crew had the Longhorn 5-8H from 6 to noon']);
  });
});

describe('a clause about a future day', () => {
  it.each([
    ['en', 'tomorrow we rig up at five on Javelina 18-1H', 'Today six thirty to four at Smith 14-3H'],
    ['es', 'mañana entramos a las cinco al Javelina 18-1H', 'Hoy de seis y media a cuatro en el Smith 14-3H'],
    ['es', 'mañana hay que llevar a Ana al Javelina 18-1H', 'Hoy de seis y media a cuatro en el Smith 14-3H'],
    ['en', 'next week Coterra wants wireline on Javelina 18-1H', 'Today 6:30 to 4 at Smith 14-3H'],
  ] as const)('sets the notes and no other field, in %s: %s', (language, plan, work) => {
    const {
      notes,
      wellName,
      workStartedAt,
      workEndedAt,
      workDate,
      technicianId,
      customerCompany,
      jobTypeId,
    } = fieldsOf(`${plan}. ${work}`, language);
    expect([notes?.value, wellName?.value]).toEqual([plan, 'Smith 14-3H']);
    expect([workStartedAt?.value, workEndedAt?.value, workDate?.value]).toEqual([
      '06:30',
      '16:00',
      '2026-03-11',
    ]);
    expect([technicianId, customerCompany, jobTypeId]).toEqual([undefined, undefined, undefined]);
  });

  it('is not assumed when "mañana" means the morning of the work', () => {
    const { notes, workStartedAt } = fieldsOf('en la mañana, de siete a once, cambié la bomba', 'es');
    expect([notes, workStartedAt?.value]).toEqual([undefined, '07:00']);
  });
});

describe('a clause with a weekday', () => {
  it.each([
    ['en', 'Swabbing, eight to five fifteen, note: their pumper wants Sarah back on Friday'],
    ['en', 'Swabbing, eight to five fifteen, they need Sarah at the gate Friday'],
    ['es', 'swabeo, de ocho a cinco y cuarto, nota: el encargado quiere que regrese Sarah el viernes'],
    ['es', 'swabeo, de ocho a cinco y cuarto, el viernes tenemos que llevar a Sarah al pozo'],
  ] as const)(
    'does not set work date or technician when it is about the future, in %s: %s',
    (language, text) => {
      const { workDate, technicianId } = fieldsOf(text, language);
      expect([workDate, technicianId]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['en', '7 to 3 swabbing, note: the truck broke down Tuesday when Ana had it'],
    ['es', 'swabeo de 7 a 3, nota: la camioneta se descompuso el martes con Ana'],
  ] as const)(
    'does not set work date or technician when it is a note about the past, in %s: %s',
    (language, text) => {
      const { workDate, technicianId } = fieldsOf(text, language);
      expect([workDate, technicianId]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['en', 'I need a ticket for Monday, 7 to 3'],
    ['es', 'necesito un boleto del lunes, de 7 a 3'],
  ] as const)('sets the work date when it requests a ticket, in %s: %s', (language, text) =>
    expect(fieldsOf(text, language).workDate).toMatchObject({ value: '2026-03-09' }),
  );
});
