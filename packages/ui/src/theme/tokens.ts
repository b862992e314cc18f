/**
 * Raw values of the design system. Components never read these. They read `vars` of `contract.css.ts`, which
 * `themes.css.ts` fills from this file. Contains no vanilla-extract code, so that tests can calculate contrast.
 */

/** Colors of the light theme. `darkColor` has the same keys. */
export const lightColor = {
  canvas: '#F4F6F4',
  surface: '#FFFFFF',
  sunken: '#EEF1EE',
  hover: '#F3F6F4',
  selected: '#E8F3F2',
  border: '#DDE3DF',
  control: '#7E8983',
  text: '#14201D',
  muted: '#4F5C57',
  faint: '#5E6B65',
  primary: '#0D6166',
  primaryHover: '#0A4F55',
  onPrimary: '#FFFFFF',
  link: '#0D6166',
  focus: '#0D6166',
  accent: '#FFB224',
  onAccent: '#3A2600',
  success: '#1B6E45',
  successFill: '#E3F3E9',
  warning: '#8A5200',
  warningFill: '#FDF0D5',
  danger: '#B42318',
  dangerHover: '#8F1C13',
  dangerFill: '#FCE8E5',
  onDanger: '#FFFFFF',
  info: '#1F5FA3',
  infoFill: '#E4EEF9',
  panel: '#06222A',
  panelActive: '#0E363E',
  panelText: '#B9CBCB',
  panelTextActive: '#FFFFFF',
  panelFaint: '#8FA6A8',
  panelLine: '#12343C',
  scrim: 'rgb(6 34 42 / 0.48)',
  avatarTeal: '#0A4F55',
  avatarTealFill: '#D2EAE8',
  avatarBlue: '#1B4F87',
  avatarBlueFill: '#D6E5F4',
  avatarGreen: '#35581D',
  avatarGreenFill: '#DAEAD2',
  avatarClay: '#7F3D12',
  avatarClayFill: '#F6DDCB',
  avatarRose: '#8B2440',
  avatarRoseFill: '#F7D6DD',
} as const;

/** Name of a semantic color. */
export type ColorToken = keyof typeof lightColor;

/** Colors of the dark theme. */
export const darkColor: Record<ColorToken, string> = {
  canvas: '#0B1416',
  surface: '#101D20',
  sunken: '#0D181B',
  hover: '#15262A',
  selected: '#12302F',
  border: '#21353A',
  control: '#657C80',
  text: '#E6EFED',
  muted: '#A5B6B4',
  faint: '#8A9D9C',
  primary: '#4DB6B2',
  primaryHover: '#6CC8C4',
  onPrimary: '#04191C',
  link: '#6CC8C4',
  focus: '#6CC8C4',
  accent: '#FFB224',
  onAccent: '#3A2600',
  success: '#6FD49B',
  successFill: '#12301F',
  warning: '#F5BF5B',
  warningFill: '#33260B',
  danger: '#FF8F84',
  dangerHover: '#FFB0A8',
  dangerFill: '#3A1613',
  onDanger: '#2B0906',
  info: '#86B9F2',
  infoFill: '#12263C',
  panel: '#081113',
  panelActive: '#12292D',
  panelText: '#B9CBCB',
  panelTextActive: '#FFFFFF',
  panelFaint: '#8FA6A8',
  panelLine: '#162629',
  scrim: 'rgb(0 0 0 / 0.6)',
  avatarTeal: '#0A4F55',
  avatarTealFill: '#D2EAE8',
  avatarBlue: '#1B4F87',
  avatarBlueFill: '#D6E5F4',
  avatarGreen: '#35581D',
  avatarGreenFill: '#DAEAD2',
  avatarClay: '#7F3D12',
  avatarClayFill: '#F6DDCB',
  avatarRose: '#8B2440',
  avatarRoseFill: '#F7D6DD',
};

/** Tokens that do not depend on the theme. */
export const scale = {
  space: {
    2: '2px',
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    48: '48px',
    64: '64px',
  },
  radius: { chip: '6px', control: '8px', tile: '10px', card: '14px', full: '999px' },
  borderWidth: '1px',
  /** Width of the focus ring, and its distance from the control. */
  focusWidth: '2px',
  font: {
    body: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
    mono: "'Geist Mono', ui-monospace, monospace",
  },
  /** Pairs of font size and line height, named by the size in px. */
  text: {
    12: { size: '0.75rem', line: '1rem' },
    13: { size: '0.8125rem', line: '1.125rem' },
    14: { size: '0.875rem', line: '1.25rem' },
    16: { size: '1rem', line: '1.5rem' },
    18: { size: '1.125rem', line: '1.625rem' },
    20: { size: '1.25rem', line: '1.75rem' },
    24: { size: '1.5rem', line: '2rem' },
    30: { size: '1.875rem', line: '2.375rem' },
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  tracking: { heading: '-0.015em', display: '-0.025em', overline: '0.04em' },
  height: {
    small: '32px',
    medium: '36px',
    large: '40px',
    /** Minimum size of a touch target. Under `MOBILE_BREAKPOINT` small, medium and large become this height. */
    touch: '44px',
    row: '48px',
    rowCompact: '40px',
    topBar: '60px',
  },
  panelWidth: { expanded: '16rem', mobile: '18rem', collapsed: '3rem' },
  icon: { small: '16px', medium: '18px', stroke: '1.75' },
  motion: {
    feedback: '120ms',
    popover: '180ms',
    overlay: '250ms',
    easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
    easeIn: 'cubic-bezier(0.7, 0, 0.84, 0)',
  },
  layer: { sticky: '1', panel: '20', overlay: '40', toast: '60', tooltip: '70' },
} as const;

/** Heights of buttons and fields with the density `compact`, in windows of at least `MOBILE_BREAKPOINT`. */
export const compactHeight = { small: '28px', medium: '32px', large: '36px' } as const;

/** Elevations by theme: 1 for cards, 2 for popovers, dialogs and toasts. */
export const shadow = {
  light: {
    1: '0 1px 2px rgb(6 34 42 / 0.05)',
    2: '0 2px 6px rgb(6 34 42 / 0.08), 0 12px 32px rgb(6 34 42 / 0.16)',
  },
  dark: { 1: 'none', 2: '0 2px 6px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.5)' },
} as const;

/** Window width in px below which the phone layout is used. */
export const MOBILE_BREAKPOINT = 768;
