'use client';

import { Button } from '@derrick/ui';

export default function Page() {
  return <Button onPress={() => window.print()}>Imprimir</Button>;
}
