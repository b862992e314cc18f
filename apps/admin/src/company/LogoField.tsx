import { type CompanyProfile, changeCompanyLogo } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useId, useRef, useState } from 'react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useChange } from '../patterns/remote/index.ts';
import * as css from './Company.css.ts';
import { drawLogo, type LogoProblem, logoTypes } from './drawLogo.ts';

const problemWords = {
  unreadable: 'company.logo.unreadable',
  tooLarge: 'company.logo.tooLarge',
} as const satisfies Record<LogoProblem, MessageKey>;

interface LogoFieldProps {
  /** Element ID of the group, used by the settings search. */
  id: string;
  profile: CompanyProfile;
  isReadOnly: boolean;
  /** Called with the URL of the new logo, or null once it is removed. */
  onChange: (logo: string | null) => void;
}

/** Logo of the company; choosing or removing a logo saves immediately. */
export function LogoField({ id, profile, isReadOnly, onChange }: LogoFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [problem, setProblem] = useState<LogoProblem>();
  const { change, isPending } = useChange(changeCompanyLogo, {
    success: 'company.logo.saved',
    failure: 'company.logo.failed',
  });
  const { logo, name } = profile;

  async function save(chosen: string | null) {
    const result = await change({ body: { logo: chosen } });
    if (result.ok) onChange(result.data.logo);
  }
  async function choose(file: File | undefined) {
    if (!file) return;
    const drawn = await drawLogo(file);
    setProblem('problem' in drawn ? drawn.problem : undefined);
    if ('logo' in drawn) await save(drawn.logo);
  }

  return (
    <Stack id={id} gap={12} align="start">
      {logo ? (
        <img className={css.logoPicture} src={logo} alt={t('company.logo.of', { company: name })} />
      ) : (
        <p className={css.hint}>{t('company.logo.none')}</p>
      )}
      {!isReadOnly && (
        <Inline>
          <Button
            isPending={isPending}
            pendingLabel={t('company.saving')}
            aria-describedby={problem && problemId}
            onPress={() => input.current?.click()}
          >
            {t(logo ? 'company.logo.change' : 'company.logo.choose')}
          </Button>
          {logo && (
            <Button variant="ghost" isDisabled={isPending} onPress={() => void save(null)}>
              {t('company.logo.remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={logoTypes.join()}
            hidden
            aria-label={t('company.logo.title')}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // Allows the user to choose the same file again.
              currentTarget.value = '';
            }}
          />
        </Inline>
      )}
      {problem && (
        <p id={problemId} role="alert" className={css.problem}>
          {t(problemWords[problem])}
        </p>
      )}
    </Stack>
  );
}
