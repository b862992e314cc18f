import { defineMain } from '@storybook/react-vite/node';

/** Props of react-aria that many components take over, and that an app sets. Its others are for the kit. */
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
    // With the props that a component takes over from another; the plain one stops at a type that is not in its file.
    // Tests read no tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      // A control of its kind for each, rather than of an object.
      shouldRemoveUndefinedFromOptional: true,
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ name, parent }) =>
        !parent?.fileName.includes('node_modules') ||
        (propsOfReactAria.includes(name) && /@react-types|react-aria|react-stately/.test(parent.fileName)),
    },
  },
  // The code of an example is printed with the names of its components.
  viteFinal: (config) => ({ ...config, build: { ...config.build, minify: false } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
