import {
  englishActionForms,
  englishActions,
  spanishActionEndings,
  spanishActionForms,
  spanishActionStems,
} from '../words/actions.ts';
import { commonWords, nonWorkVerbs } from '../words/common.ts';
import {
  arrivalWords,
  breakWords,
  departWords,
  endWords,
  nextJobWords,
  returnWords,
  startWords,
  travelWords,
  workWords,
} from '../words/jobs.ts';
import { placeCues, siteNouns } from '../words/sites.ts';
import { corrections, hourPrefixes, units } from '../words/times.ts';

const wordsOf = (sets: readonly ReadonlySet<string>[]) =>
  new Set(sets.flatMap((set) => [...set].flatMap((phrase) => phrase.split(' '))));

/** Common words, which are not names. */
const listedWords = wordsOf([
  commonWords,
  englishActions,
  englishActionForms,
  spanishActionForms,
  arrivalWords,
  breakWords,
  departWords,
  endWords,
  nextJobWords,
  returnWords,
  startWords,
  travelWords,
  workWords,
  placeCues,
  siteNouns,
  hourPrefixes,
  corrections,
  units,
]);

/** Recognizes a regular English verb of work in any form. */
function isEnglishAction(word: string): boolean {
  if (englishActions.has(word)) return true;
  for (const ending of ['ing', 'ed', 's', 'es', 'd']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (englishActions.has(stem) || englishActions.has(`${stem}e`)) return true;
    // Doubled last letter: `swapped`.
    if (stem.length > 3 && stem.at(-1) === stem.at(-2) && englishActions.has(stem.slice(0, -1))) return true;
  }
  return false;
}

const spanishStems = new Set<string>(spanishActionStems);

/** Recognizes a Spanish verb of work by stem and ending. */
function isSpanishAction(word: string): boolean {
  for (let size = 3; size <= word.length - 1 && size <= 14; size += 1) {
    if (spanishStems.has(word.slice(0, size)) && spanishActionEndings.test(word.slice(size))) return true;
  }
  return false;
}

/** Recognizes a verb of work at a site, in English or Spanish. */
export const isListedWorkVerb = (word: string): boolean => isEnglishAction(word) || isSpanishAction(word);

/** Contractions with "would" or "had". */
const withWould = new Set("they'd she'd that'd who'd there'd we'd you'd".split(' '));

/** Recognizes a past tense with an apostrophe: "vac'd out". */
const isContracted = (norm: string) => norm.endsWith("'d") && !withWould.has(norm);

/** Recognizes the past tense of any verb by its ending: "troubleshooted", "restablecí", "acarreamos". */
function isPast(text: string, norm: string): boolean {
  if (norm.length < 5 || nonWorkVerbs.has(norm)) return false;
  if (/[^e]ed$/.test(norm) || isContracted(norm)) return true;
  if (norm.length > 6 && /(?:ando|iendo|yendo)$/.test(norm)) return true;
  return /[éí]$/.test(text) || (/(?:amos|imos)$/.test(norm) && !/(?:bamos|iamos)$/.test(norm));
}

/** Recognizes a verb of work in a text: a listed verb, or any other verb in the past tense. */
export const isWorkVerb = ({ text, norm }: { text: string; norm: string }): boolean =>
  isListedWorkVerb(norm) || isPast(text, norm);

/** Recognizes a listed word or an English verb of work. */
export const isCommonWord = (word: string): boolean => listedWords.has(word) || isEnglishAction(word);

/** Recognizes a word of either language, so that it is not taken for a misspelled name. */
export const isVocabulary = (word: string): boolean => listedWords.has(word) || isListedWorkVerb(word);
