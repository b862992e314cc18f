/**
 * `npm run time:assistant`: one ticket made twice in the built product, by the assistant and by typing into the fields, from
 * the moment the form is open to the one in which the ticket is saved. A script moves like a person of the keystroke-level
 * model (Card, Moran and Newell, 1980): the seconds below lie before each step. Speech can't be scripted; its words come at
 * the pace of somebody who dictates. It reports seconds, median of the rounds, and judges nothing.
 */
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { askForNothing, build, demoTokens, withProduct } from './product.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

/**
 * In seconds, of the keystroke-level model: a key of an average typist, a press with the mouse or finger, a hand that moves
 * between both, a thought before what is not yet clear. A press that follows from the one before takes no thought. Thoughts
 * are counted and not waited for: the first figure is what the product and the hands take, the second has the thoughts in it.
 */
const pace = { key: 0.28, press: 1.1, hand: 0.4, thought: 1.35 };
/** Of somebody who speaks to a phone (Ruan et al., 2016). */
const WORDS_A_MINUTE = 150;

/** The first example that the panel offers. */
const sentence =
  'Replaced the seal on pump 3 at Ridgeback 14-2H in Loving County, worked 7 to 3:30 pm, drove 6 to 7 am.';
/** The same, as it is typed into the fields. @type {readonly (readonly [RegExp, string])[]} */
const fields = [
  [/^Location/, 'Loving County'],
  [/^Well name/, 'Ridgeback 14-2H'],
  [/^Description/, 'Replaced the seal on pump 3'],
  [/^Work start/, '0700a'],
  [/^Work end/, '0330p'],
  [/^Travel start/, '0600a'],
  [/^Travel end/, '0700a'],
];

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {import('playwright').Browser} Browser */

let thoughts = 0;
const think = (count = 1) => {
  thoughts += count;
};

/** @param {Page} page @param {number} seconds */
const wait = (page, seconds) => page.waitForTimeout(seconds * 1000);

/** Presses, as the one before has it. @param {Page} page @param {Locator} target */
async function press(page, target) {
  await wait(page, pace.press);
  await target.click();
}

/** Thinks of the next field, presses it, moves the hand to the keyboard and types. @param {Page} page @param {Locator} field @param {string} text */
async function type(page, field, text) {
  think();
  await wait(page, pace.hand);
  await press(page, field);
  await wait(page, pace.hand);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text, { delay: pace.key * 1000, timeout: 120_000 });
}

/** Looks over the form and saves. @param {Page} page */
async function save(page) {
  think();
  await press(page, page.getByRole('button', { name: 'Create Job Ticket' }));
  await page.getByRole('dialog', { name: 'Job Ticket Created' }).waitFor();
}

/** @param {Page} page @param {'dictated' | 'typed'} how */
async function byAssistant(page, how) {
  think();
  await wait(page, pace.hand);
  await press(page, page.getByRole('button', { name: 'Create Ticket with voice' }));
  const panel = page.getByRole('dialog');
  const words = panel.getByRole('textbox');
  await words.waitFor();
  if (how === 'typed') await type(page, words, sentence);
  else {
    // The press that begins the dictation.
    await press(page, words);
    for (const word of sentence.split(' ')) {
      await wait(page, 60 / WORDS_A_MINUTE);
      await page.keyboard.insertText(`${word} `);
    }
  }
  await press(page, panel.getByRole('button', { name: 'Fill the form' }));
  const rows = panel.getByRole('list', { name: 'Found in your text' });
  await rows.waitFor();
  // Every value is looked at, and those that the assistant is not sure of are taken as well.
  think((await rows.getByRole('checkbox').count()) / 2);
  const all = panel.getByRole('checkbox', { name: 'All empty fields' });
  if (!(await all.isChecked())) await press(page, all.locator('xpath=ancestor::label'));
  await press(page, panel.getByRole('button', { name: /^Fill \d+ fields/ }));
  await panel.waitFor({ state: 'hidden' });
  await save(page);
}

/** @param {Page} page */
async function byTyping(page) {
  for (const [name, text] of fields) await type(page, page.getByRole('textbox', { name }), text);
  await save(page);
}

/**
 * Opens the form as somebody who was not there before: nothing of the ticket before is offered again.
 * @param {Browser} browser
 * @param {string} url origin
 * @param {Awaited<ReturnType<typeof demoTokens>>} tokens
 */
async function openForm(browser, url, tokens) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1360, height: 903 } });
  await page.addInitScript((pair) => {
    localStorage.setItem('derrick.accessToken', pair.accessToken);
    localStorage.setItem('derrick.refreshToken', pair.refreshToken);
  }, tokens);
  await page.goto('/dashboard/job-ticket');
  await page.getByRole('textbox', { name: /^Well name/ }).waitFor();
  await page.getByRole('button', { name: 'Create Ticket with voice' }).waitFor();
  // What the form loads late is there before a person has found the first field.
  await wait(page, 2);
  return page;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @type {readonly (readonly [string, (page: Page) => Promise<void>])[]} */
const ways = [
  ['told to the assistant, dictated', (page) => byAssistant(page, 'dictated')],
  ['told to the assistant, typed', (page) => byAssistant(page, 'typed')],
  ['typed into the fields', byTyping],
];

await build();
await withProduct(async (url) => {
  // The example names no technician and no customer.
  await askForNothing(url);
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  console.log(`Seconds from the open form to the saved ticket, median of ${ROUNDS}:`);
  for (const [name, make] of ways) {
    const times = [];
    const thoughtful = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openForm(browser, url, tokens);
      thoughts = 0;
      const from = performance.now();
      await make(page);
      const seconds = (performance.now() - from) / 1000;
      times.push(seconds);
      thoughtful.push(seconds + thoughts * pace.thought);
      await page.close();
    }
    console.log(
      `  ${name.padEnd(34)} ${median(times).toFixed(1)}, with thoughts ${median(thoughtful).toFixed(1)}`,
    );
  }
  await browser.close();
});
