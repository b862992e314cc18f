export { ProviderSettings } from './ProviderSettings.tsx';
