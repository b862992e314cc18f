import { describe, expect, it } from 'vitest';
import { requestedPage, signInPath } from './requestedPage.ts';

const origin = 'https://derrick.example';
const next = (value: string) => requestedPage(`next=${encodeURIComponent(value)}`, origin);

describe('requestedPage', () => {
  it('returns the page that the sign-in link was created for', () => {
    const path = '/dashboard/job-tickets?page=2&search=a%26b#row';
    expect(requestedPage(signInPath(path).slice('/login?'.length), origin)).toBe(path);
  });

  it('returns the dashboard when the address names no page', () => {
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
  ])('returns the dashboard instead of %s', (value) => {
    expect(next(value)).toBe('/dashboard');
  });
});

describe('signInPath', () => {
  it('omits the next page when it is the dashboard, the default', () => {
    expect(signInPath('/dashboard')).toBe('/login');
  });
});
