export { MaintenanceGate } from './MaintenanceGate.tsx';
