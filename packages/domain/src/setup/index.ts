export { DEMO_PASSWORD, demoAccounts } from './demo.ts';
