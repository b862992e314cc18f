import { describe, expect, it, vi } from 'vitest';
import { createSearch } from './createSearch.ts';

interface Question {
  promise: Promise<readonly string[]>;
  signal: AbortSignal;
  resolve: (labels: readonly string[]) => void;
  reject: (reason: Error) => void;
}

function setUp() {
  const questions = new Map<string, Question>();
  const ask = (text: string, signal: AbortSignal) => {
    let settle: Pick<Question, 'resolve' | 'reject'> = { resolve() {}, reject() {} };
    const promise = new Promise<readonly string[]>((resolve, reject) => {
      settle = { resolve, reject };
    });
    questions.set(text, { ...settle, promise, signal });
    return promise;
  };
  const report = vi.fn();
  return { questions, ask, report, search: createSearch<string>(report) };
}

describe('createSearch', () => {
  it('reports the result of the last query when an earlier query finishes later', async () => {
    const { questions, ask, report, search } = setUp();
    search.search(ask, 'pu');
    search.search(ask, 'pump');
    expect(questions.get('pu')?.signal.aborted).toBe(true);
    questions.get('pump')?.resolve(['Pump 4']);
    questions.get('pu')?.resolve(['Purchase']);
    await Promise.all([...questions.values()].map(({ promise }) => promise));
    expect(report.mock.calls.map(([status]) => status)).toEqual([
      { kind: 'loading' },
      { kind: 'loading' },
      { kind: 'ready', matches: ['Pump 4'] },
    ]);
  });

  it('reports a failure only for the last query', async () => {
    const { questions, ask, report, search } = setUp();
    search.search(ask, 'pu');
    search.search(ask, 'pump');
    questions.get('pu')?.reject(new Error('offline'));
    questions.get('pump')?.reject(new Error('offline'));
    await Promise.allSettled([...questions.values()].map(({ promise }) => promise));
    expect(report.mock.calls.filter(([{ kind }]) => kind === 'failed')).toHaveLength(1);
  });

  it('ignores results that arrive after the search was stopped', async () => {
    const { questions, ask, report, search } = setUp();
    search.search(ask, 'pump');
    search.stop();
    questions.get('pump')?.resolve(['Pump 4']);
    await questions.get('pump')?.promise;
    expect(report).toHaveBeenLastCalledWith({ kind: 'idle' });
  });
});
