import { defineMain } from '@storybook/react-vite/node';

/**
 * Props of react-aria that many components accept and that an app sets. The other props of react-aria are internal to the
 * kit.
 */
const propsOfReactAria = [
  'autoFocus',
  'form',
  'formatOptions',
  'isDisabled',
  'isReadOnly',
  'isRequired',
  'maxValue',
  'minValue',
  'name',
  'onBlur',
  'onFocus',
  'step',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./public', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // Includes props that a component inherits from another one; the simpler `react-docgen` does not resolve types of
    // other files. Tests do not show tables of props.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      // Gives each prop a control of its type instead of an object editor.
      shouldRemoveUndefinedFromOptional: true,
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ name, parent }) =>
        !parent?.fileName.includes('node_modules') ||
        (propsOfReactAria.includes(name) && /@react-types|react-aria|react-stately/.test(parent.fileName)),
    },
  },
  // Unminified, because the code of an example is printed with the names of its components.
  viteFinal: (config) => ({ ...config, build: { ...config.build, minify: false } }),
  // Play functions rely on `act` of React's development build, which waits for effects.
  features: { developmentModeForBuild: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
