import { Badge } from '@derrick/ui/Badge';
import { Checkbox } from '@derrick/ui/Checkbox';
import { Inline } from '@derrick/ui/Inline';
import { RadioGroup } from '@derrick/ui/RadioGroup';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './assistant.css.ts';
import type { Found } from './found.ts';

interface FoundRowProps {
  found: Found;
  /** Label of the field in the form. */
  label: string;
  /** Formatted value; undefined until a candidate is chosen. */
  valueText: string | undefined;
  /** Formatted current value of the field; empty if not set. */
  presentText: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  choice: string | undefined;
  onChoose: (id: string) => void;
}

const confidences = {
  sure: 'assistant.confidence.sure',
  check: 'assistant.confidence.check',
  guess: 'assistant.confidence.guess',
} as const;

const tones = { sure: 'success', check: 'warning', guess: 'neutral' } as const;

/** Extracted value with its source text and confidence; several candidates are a choice. */
export function FoundRow({ found, label, valueText, presentText, ...row }: FoundRowProps) {
  const t = useTranslate();
  const { confidence, quote, candidates } = found;
  const isSame = presentText !== '' && presentText === valueText;
  const hints = [
    t('assistant.quote', { quote }),
    presentText !== '' && (isSame ? t('assistant.same') : t('assistant.replace', { value: presentText })),
  ];
  return (
    <Stack as="li" gap={8} className={css.row}>
      <Inline align="baseline" justify="between" isOneLine>
        <Checkbox
          label={valueText === undefined ? label : t('assistant.value', { field: label, value: valueText })}
          description={hints.filter(Boolean).join(' ')}
          isSelected={row.isTicked}
          isDisabled={valueText === undefined}
          onChange={row.onTick}
        />
        <Badge tone={tones[confidence]}>{t(confidences[confidence])}</Badge>
      </Inline>
      {candidates.length > 1 && (
        <RadioGroup
          className={css.candidates}
          label={t('assistant.which', { field: label })}
          items={candidates}
          value={row.choice ?? (found.value === null ? null : found.value)}
          onChange={row.onChoose}
        />
      )}
    </Stack>
  );
}
