/**
 * `npm run time:assistant`: measures how long creating a ticket takes in the built product with the assistant and by
 * typing into the fields, from the open form to the saved ticket. A script acts like a user of the keystroke-level model
 * (Card, Moran and Newell, 1980) and waits the times below before each step. Speech can't be scripted, so its words
 * appear at the pace of dictation. Output: seconds, median of the rounds. The script has no pass or fail.
 */
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { build, clearSubmitGates, demoTokens, withProduct } from './product.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

/**
 * Times of the keystroke-level model in seconds: a key of an average typist, a press with mouse or finger, moving the
 * hand between both, and a thought before an unclear step. A press that follows directly from the previous one takes no
 * thought. Thoughts are counted without waiting: the first figure has only product and hands, the second also the
 * thoughts.
 */
const pace = { key: 0.28, press: 1.1, hand: 0.4, thought: 1.35 };
/** Pace of a person dictating to a phone (Ruan et al., 2016). */
const WORDS_A_MINUTE = 150;

/** First example that the panel offers. */
const sentence =
  'Replaced the seal on pump 3 at Ridgeback 14-2H in Loving County, worked 7 to 3:30 pm, drove 6 to 7 am.';
/**
 * The same content as typed into the fields.
 * @type {readonly (readonly [RegExp, string])[]}
 */
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

/**
 * Presses an element without a thought before.
 * @param {Page} page @param {Locator} target
 */
async function press(page, target) {
  await wait(page, pace.press);
  await target.click();
}

/**
 * Adds a thought, presses the field, moves the hand to the keyboard and types.
 * @param {Page} page @param {Locator} field @param {string} text
 */
async function type(page, field, text) {
  think();
  await wait(page, pace.hand);
  await press(page, field);
  await wait(page, pace.hand);
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text, { delay: pace.key * 1000, timeout: 120_000 });
}

/**
 * Adds a thought for checking the form, and saves.
 * @param {Page} page
 */
async function save(page) {
  think();
  await press(page, page.getByRole('button', { name: 'Create Job Ticket' }));
  await page.getByRole('dialog', { name: 'Job Ticket Created' }).waitFor();
}

/** @param {Page} page @param {'dictated' | 'typed'} inputMode */
async function byAssistant(page, inputMode) {
  think();
  await wait(page, pace.hand);
  await press(page, page.getByRole('button', { name: 'Create Ticket with voice' }));
  const panel = page.getByRole('dialog');
  const words = panel.getByRole('textbox');
  await words.waitFor();
  if (inputMode === 'typed') await type(page, words, sentence);
  else {
    // This press starts the dictation.
    await press(page, words);
    for (const word of sentence.split(' ')) {
      await wait(page, 60 / WORDS_A_MINUTE);
      await page.keyboard.insertText(`${word} `);
    }
  }
  await press(page, panel.getByRole('button', { name: 'Fill the form' }));
  const rows = panel.getByRole('list', { name: 'Found in your text' });
  await rows.waitFor();
  // The user checks every value and also accepts the uncertain ones.
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
 * Opens the form in a new browser context, so that no draft of the previous ticket is offered.
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
  // Lazily loaded parts of the form arrive before a user has found the first field.
  await wait(page, 2);
  return page;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @type {readonly (readonly [string, (page: Page) => Promise<void>])[]} */
const modes = [
  ['told to the assistant, dictated', (page) => byAssistant(page, 'dictated')],
  ['told to the assistant, typed', (page) => byAssistant(page, 'typed')],
  ['typed into the fields', byTyping],
];

await build();
await withProduct(async (url) => {
  // The example names neither a technician nor a customer.
  await clearSubmitGates(url);
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  console.log(`Seconds from the open form to the saved ticket, median of ${ROUNDS}:`);
  for (const [name, make] of modes) {
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
