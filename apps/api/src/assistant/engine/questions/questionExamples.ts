import type { ReadingContext } from '../context.ts';

/** Returns four questions that can be answered, with names of the company's own people and customers. */
export function examplesFor({ language, people, customers }: ReadingContext): string[] {
  const person = people[0]?.label;
  const customer = customers[0]?.label;
  if (language === 'es') {
    return [
      person
        ? `¿Cuántas horas trabajó ${person} la semana pasada?`
        : '¿Cuántas horas trabajamos la semana pasada?',
      '¿Qué clientes tienen trabajo sin facturar?',
      customer ? `¿Cuántos tickets hicimos para ${customer} este mes?` : '¿Cuántos tickets hicimos este mes?',
      'Horas por técnico el mes pasado',
    ];
  }
  return [
    person ? `How many hours did ${person} work last week?` : 'How many hours did we work last week?',
    'Which customers have work that is not invoiced?',
    customer
      ? `How many tickets did we do for ${customer} this month?`
      : 'How many tickets did we do this month?',
    'Hours by technician last month',
  ];
}
