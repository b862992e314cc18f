import type { Endpoint } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Button } from '@derrick/ui/Button';
import { FormGrid } from '@derrick/ui/Form';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { NameWith } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../../core/PageNotice.tsx';
import { useVisits } from '../../core/visits.ts';
import * as form from '../form/RecordForm.css.ts';
import { useLastAddress } from '../list/lastAddress.ts';
import { readyValue, useErrorMessage } from '../remote/index.ts';
import * as css from './RecordScreen.css.ts';
import { useRecord } from './useRecord.ts';

interface Heading {
  title: string;
  /** The last word of the way here. @default the title */
  place?: string | undefined;
  /** The record's own code, such as `TK-10482`. */
  code?: string | undefined;
}

interface RecordScreenProps<Record> {
  /** Loads the record. */
  endpoint: Endpoint<string, unknown, unknown, Record>;
  /** Of the record; without one the page makes a new one. */
  id: string | undefined;
  /** The prefix of the messages that say why a record can't be shown. */
  name: NameWith<'missing' | 'missingHint' | 'loadFailed' | 'loadFailedHint' | 'toList'>;
  /** The list that the record is in. */
  list: { label: string; path: string };
  /** The words above the record, which is undefined until it is loaded. */
  heading: (record: Record | undefined) => Heading;
  /** 20 px icon of a record that is missing. */
  icon: ReactNode;
  /** How many fields the form has, so that nothing moves when the record is there. */
  skeletons: number;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The greatest width. @default 'medium' */
  size?: keyof typeof css.page | undefined;
  onFailure?: ((error: ApiError) => void) | undefined;
  /**
   * What is made of the record, undefined for a new one.
   * @param listHref the way back to the list, as it was left
   * @param replace shows a newer state of the record
   */
  children: (record: Record | undefined, listHref: string, replace: (record: Record) => void) => ReactNode;
}

/** The page of one record: the way here, its title, and the record when it is loaded, or why it can't be shown. */
export function RecordScreen<Record>({ id, ...props }: RecordScreenProps<Record>) {
  const listHref = useLastAddress(props.list.path);
  const visits = useVisits();
  if (id === undefined) {
    return (
      <RecordPage {...props} {...props.heading(undefined)} listHref={listHref}>
        {props.children(undefined, listHref, () => {})}
      </RecordPage>
    );
  }
  // Another record is another form: nothing of the one before may stay in it. A link to the record that is shown, such as
  // that of a notification, means that there is something new: it is loaded again.
  return <StoredRecord {...props} key={`${id} ${visits}`} id={id} listHref={listHref} />;
}

type PageProps = Pick<RecordScreenProps<never>, 'list' | 'actions' | 'size'> &
  Heading & { listHref: string; titleRef?: RefObject<HTMLHeadingElement | null>; children: ReactNode };

function RecordPage({
  list,
  listHref,
  title,
  place = title,
  code,
  actions,
  size = 'medium',
  titleRef,
  children,
}: PageProps) {
  const t = useTranslate();
  return (
    <Stack className={css.page[size]}>
      <Inline as="header" gap={12} align="end" justify="between">
        <Stack gap={8}>
          <Breadcrumbs
            items={[
              { label: t('shell.overview'), href: '/dashboard/overview' },
              { label: list.label, href: listHref },
              { label: place },
            ]}
          />
          <h2 ref={titleRef} tabIndex={-1} className={css.title}>
            {title} {code && <span className={css.code}>{`#${code}`}</span>}
          </h2>
        </Stack>
        {actions}
      </Inline>
      {children}
    </Stack>
  );
}

/** Focuses the title when a record has changed and the button that did it is gone: the keyboard stays on the page. */
function useTitleAfterChange(record: unknown) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(record);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== record;
    before.current = record;
    if (isChanged && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [record]);
  return title;
}

function StoredRecord<Record>({
  endpoint,
  id,
  onFailure,
  ...props
}: RecordScreenProps<Record> & { id: string; listHref: string }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const { name, icon, listHref } = props;
  const { remote, replace } = useRecord<Endpoint<string, unknown, unknown, Record>>(
    endpoint,
    { params: { id } },
    { failureTitle: `${name}.loadFailed`, onFailure },
  );
  const record = readyValue(remote);
  const titleRef = useTitleAfterChange(record);
  return (
    <RecordPage {...props} {...props.heading(record)} titleRef={titleRef}>
      {content()}
    </RecordPage>
  );

  function content() {
    switch (remote.status) {
      case 'loading':
        // The shell's progress line says that it is coming.
        return (
          <div className={form.card} aria-hidden="true">
            <FormGrid className={form.fields}>
              {Array.from({ length: props.skeletons }, (_, index) => `field ${index}`).map((key) => (
                <Skeleton key={key} height={64} />
              ))}
            </FormGrid>
          </div>
        );
      case 'ready':
        return props.children(remote.value, listHref, replace);
      case 'missing':
        return (
          <PageNotice
            headingLevel={3}
            icon={icon}
            title={t(`${name}.missing`)}
            text={t(`${name}.missingHint`)}
            action={
              <Link href={listHref} variant="button">
                {t(`${name}.toList`)}
              </Link>
            }
          />
        );
      case 'failed':
        return (
          <PageNotice
            role="alert"
            headingLevel={3}
            icon={icon}
            title={remote.title}
            text={errors.message(remote.error, `${name}.loadFailedHint`)}
            action={
              <Button variant="primary" isPending={remote.isRetrying} onPress={() => void remote.retry()}>
                {t('common.retry')}
              </Button>
            }
          />
        );
    }
  }
}
