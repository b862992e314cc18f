import { describe, expect, it } from 'vitest';
import { signInPath, wantedPage } from './wantedPage.ts';

const origin = 'https://derrick.example';
const next = (value: string) => wantedPage(`next=${encodeURIComponent(value)}`, origin);

describe('wantedPage', () => {
  it('is the page that sign-in was asked for', () => {
    const path = '/dashboard/job-tickets?page=2&search=a%26b#row';
    expect(wantedPage(signInPath(path).slice('/login?'.length), origin)).toBe(path);
  });

  it('is the dashboard when nothing was asked for', () => {
    expect(wantedPage('', origin)).toBe('/dashboard');
    expect(next('')).toBe('/dashboard');
  });

  it.each([
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '/\t/evil.example/dashboard',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    '/login?next=/dashboard',
    '/dashboard/../login',
    '/dashboardx',
    '//',
  ])('never leads to %s', (value) => {
    expect(next(value)).toBe('/dashboard');
  });
});

describe('signInPath', () => {
  it('leaves out what sign-in leads to anyway', () => {
    expect(signInPath('/dashboard')).toBe('/login');
  });
});
