import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTokens } from './tokens.ts';

const pair = { accessToken: 'a', refreshToken: 'r' };

/**
 * Simulates the parts of a browser tab that the tokens use: the storage shared by all tabs, and the event that reports
 * changes of other tabs.
 */
function tab(storage: Map<string, string>) {
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  const dispatch = (key: string | null, newValue: string | null = null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { tokens: localTokens(), tell: dispatch };
}

describe('localTokens', () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    storage = new Map();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('stores a token pair and reports signed in while the refresh token is stored', () => {
    const { tokens } = tab(storage);
    tokens.write(pair);
    expect(tokens.read()).toEqual(pair);
    tokens.clearAccess();
    expect(tokens.isSignedIn()).toBe(true);
    tokens.clear();
    expect(tokens.isSignedIn()).toBe(false);
  });

  it('marks sign-in and sign-out in storage, but not token renewal or session expiry', () => {
    const { tokens } = tab(storage);
    const mark = () => storage.get('derrick.session');
    tokens.renew(pair);
    expect(mark()).toBeUndefined();
    tokens.write(pair);
    expect(mark()).toMatch(/^in /);
    tokens.clear();
    expect(mark()).toMatch(/^in /);
    tokens.signOut();
    expect(mark()).toMatch(/^out /);
  });

  it('notifies subscribers when another tab signs in, signs out or changes a token', () => {
    const { tokens, tell } = tab(storage);
    const onOtherTab = vi.fn();
    const changed = vi.fn();
    const leave = [tokens.onOtherTab(onOtherTab), tokens.subscribe(changed)];
    tell('derrick.session', 'in 5');
    tell('derrick.session', 'out 6');
    tell('derrick.language', 'es');
    expect(onOtherTab.mock.calls).toEqual([['signedIn'], ['signedOut']]);
    expect(changed).not.toHaveBeenCalled();
    tell('derrick.accessToken');
    expect(changed).toHaveBeenCalledOnce();
    tell(null);
    expect(onOtherTab).toHaveBeenLastCalledWith('signedOut');
    for (const stop of leave) stop();
    tell(null);
    expect(onOtherTab).toHaveBeenCalledTimes(3);
  });

  it('keeps the tokens in memory when storage is blocked', () => {
    const { tokens } = tab(storage);
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    tokens.write(pair);
    expect(tokens.read()).toEqual(pair);
    tokens.signOut();
    expect(tokens.isSignedIn()).toBe(false);
  });
});
