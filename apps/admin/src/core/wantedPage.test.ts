import { describe, expect, it } from 'vitest';
import { requestedPage, signInPath } from './requestedPage.ts';

const origin = 'https://derrick.example';
const next = (value: string) => requestedPage(`next=${encodeURIComponent(value)}`, origin);

describe('requestedPage', () => {
  it('is the page that sign-in was asked for', () => {
    const path = '/dashboard/job-tickets?page=2&search=a%26b#row';
    expect(requestedPage(signInPath(path).slice('/login?'.length), origin)).toBe(path);
  });

  it('is the dashboard when nothing was asked for', () => {
    expect(requestedPage('', origin)).toBe('/dashboard');
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
