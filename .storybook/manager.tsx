import { addons } from 'storybook/manager-api';
import { houseTheme } from './houseTheme.ts';

addons.setConfig({
  theme: houseTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
});
