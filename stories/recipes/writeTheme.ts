import { writeFileSync } from 'node:fs';
import { createTheme, themeCss } from '@derrick/ui/branding';

// When the app is built: the brand never changes, and the page needs no script for its colours.
const theme = createTheme({ primary: '#F97316', accent: '#FACC15' });
writeFileSync('src/brand.css', themeCss(theme));
