'use client';

import { Button } from '@derrick/ui';

/** A page with one button, imported from the index. */
export default function Page() {
  return <Button onPress={() => window.print()}>Imprimir</Button>;
}
