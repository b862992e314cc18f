import { phrases } from '../tokens/phrases.ts';

/** Words for each grouping of an answer. */
export const groupWords = {
  technician: phrases({
    en: `
      technician, technicians, tech, techs, person, people, employee, employees, hand, worker, workers, user, users
    `,
    es: `
      tecnico, tecnicos, persona, personas, empleado, empleados, trabajador, trabajadores, tecnica, tecnicas
    `,
  }),
  customer: phrases({
    en: 'customer, customers, client, clients, company, companies, operator, operators',
    es: 'cliente, clientes, empresa, empresas, compania, companias, operadora, operadoras',
  }),
  jobType: phrases({
    en: `
      job type, job types, type of job, types of job, type of work, kind of job, kind of work, types of work, type, work type,
      work types
    `,
    es: 'tipo de trabajo, tipos de trabajo, tipo de servicio, tipo',
  }),
  day: phrases({
    en: 'day, days, daily, date, day by day',
    es: 'dia, dias, diario, diarios, diarias, diariamente, fecha',
  }),
  week: phrases({
    en: 'week, weeks, weekly, week by week',
    es: 'semana, semanas, semanal, semanales',
  }),
  month: phrases({
    en: 'month, months, monthly, month by month',
    es: 'mes, meses, mensual, mensuales, mensualmente',
  }),
} as const;

/** Words that ask for a grouping, before its name: "by customer", "which technician". */
export const groupCues = phrases({
  en: `
    by, per, for each, each, by each, grouped by, group by, broken down by, split by, which, what, across, for every, every,
    of each, sorted by, in each, on each, from which, for which, to which
  `,
  es: `
    por, por cada, cada, de cada, agrupado por, agrupados por, que, cual, cuales, segun, desglosado por, en que, a que, en cada,
    para cada, para que, de que, con que, separado por, agrupadas por, agrupa por, a cual
  `,
});

/** Words between two groupings. */
export const groupJoins = phrases({
  en: 'and, and by',
  es: 'y, y por',
});

/** Words that ask for a grouping by technician: "who worked the most hours". */
export const whoWords = phrases({
  en: 'who, whose, whom',
  es: 'quien, quienes',
});

export const aloneGroups = {
  day: phrases({
    en: 'daily, day by day',
    es: 'diario, diarios, diarias, diariamente',
  }),
  week: phrases({
    en: 'weekly, week by week',
    es: 'semanal, semanales',
  }),
  month: phrases({
    en: 'monthly, month by month',
    es: 'mensual, mensuales, mensualmente',
  }),
} as const;

/** Plurals that ask for a grouping without a word before them: "biggest customers". */
export const pluralGroups = {
  technician: phrases({
    en: 'technicians, techs, employees, workers',
    es: 'tecnicos, empleados, trabajadores',
  }),
  customer: phrases({
    en: 'customers, clients',
    es: 'clientes, empresas',
  }),
} as const;

/** Singulars that ask for a single group with a superlative: "top technician". */
export const singularGroups = {
  technician: phrases({
    en: 'technician, tech, employee, worker',
    es: 'tecnico, tecnica, empleado, empleada, trabajador',
  }),
  customer: phrases({
    en: 'customer, client, company',
    es: 'cliente, empresa, compania',
  }),
} as const;
