/** Names of the levels that a new company starts with, in both languages and the same order. */
export const startingLevelNames = {
  en: ['Junior technician', 'Technician', 'Senior technician', 'Supervisor'],
  es: ['Técnico júnior', 'Técnico', 'Técnico sénior', 'Supervisor'],
} as const;

/**
 * Returns the name of a level in a language. Only the names of starting levels are translated. Names that the company has
 * chosen stay unchanged.
 */
export function levelNameIn(name: string, language: keyof typeof startingLevelNames): string {
  const index = Object.values(startingLevelNames)
    .map((names: readonly string[]) => names.indexOf(name))
    .find((found) => found >= 0);
  return index === undefined ? name : (startingLevelNames[language][index] ?? name);
}
