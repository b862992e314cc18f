export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command } from './commands.ts';
