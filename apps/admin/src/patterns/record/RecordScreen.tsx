import type { Endpoint } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { NameWith, WithMessages } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { PageNotice } from '../../core/PageNotice.tsx';
import { useVisitCount } from '../../core/visits.ts';
import { readyValue, useErrorMessage } from '../remote/index.ts';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';
import * as css from './RecordScreen.css.ts';
import { useRecord } from './useRecord.ts';

interface Heading {
  title: string;
  /** Last item of the breadcrumb. @default the title */
  place?: string | undefined;
  /**
   * Name of the record, such as `#TK-10482`, below a smaller title. Null while it is loading: a space keeps the line as it
   * is with the name.
   */
  subject?: string | null | undefined;
}

type RecordMessage = 'missing' | 'missingHint' | 'loadFailed' | 'loadFailedHint' | 'toList';

interface RecordScreenProps<Record, Name = NameWith<RecordMessage>> {
  /** Endpoint that loads the record. */
  endpoint: Endpoint<string, unknown, unknown, Record>;
  /** ID of the record. Without it the page creates a record. */
  id: string | undefined;
  /** Prefix of the error messages. */
  name: Name;
  /** List that contains the record. */
  list: { label: string; path: string };
  /** Returns the heading of the record, which is undefined until loaded. */
  heading: (record: Record | undefined) => Heading;
  /** 20 px icon for the message about a missing record. */
  icon: ReactNode;
  /** Number of form fields, so that the placeholder has the same layout as the form. */
  skeletons: number;
  /** Buttons next to the title. A function receives the record, which is undefined until loaded. */
  actions?: ReactNode | ((record: Record | undefined) => ReactNode);
  /** Maximum width. @default 'medium' */
  size?: keyof typeof css.page | undefined;
  onFailure?: ((error: ApiError) => void) | undefined;
  /**
   * Renders the record; undefined for a new record.
   * @param listHref last address of the list
   * @param replace updates the displayed record
   */
  children: (record: Record | undefined, listHref: string, replace: (record: Record) => void) => ReactNode;
}

/** Page of one record: breadcrumb, title, and the record, or an error if it cannot be loaded. */
export function RecordScreen<Record, Name extends string = NameWith<RecordMessage>>(
  props: RecordScreenProps<Record, WithMessages<Name, RecordMessage>>,
): ReactNode;
export function RecordScreen<Record>({ id, ...props }: RecordScreenProps<Record>) {
  const listHref = useLastAddress(props.list.path);
  const visits = useVisitCount();
  if (id === undefined) {
    return (
      <RecordPage
        {...props}
        {...props.heading(undefined)}
        actions={actionsOf(props.actions)}
        listHref={listHref}
      >
        {props.children(undefined, listHref, () => {})}
      </RecordPage>
    );
  }
  // The key resets the form for another record. Following a link to the displayed record, such as from a notification,
  // reloads it, because its data has changed.
  return <StoredRecord {...props} key={`${id} ${visits}`} id={id} listHref={listHref} />;
}

function actionsOf<Record>(actions: RecordScreenProps<Record>['actions'], record?: Record): ReactNode {
  return typeof actions === 'function' ? actions(record) : actions;
}

type PageProps = Pick<RecordScreenProps<never>, 'list' | 'size'> &
  Heading & {
    actions?: ReactNode;
    listHref: string;
    titleRef?: RefObject<HTMLHeadingElement | null>;
    children: ReactNode;
  };

/** Frame of a record's page: breadcrumb, title and actions above the content. */
export function RecordPage({
  list,
  listHref,
  title,
  place = title,
  subject,
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
            {subject === undefined ? (
              title
            ) : (
              <>
                <span className={css.above}>{title}</span> {subject ?? '\u00a0'}
              </>
            )}
          </h2>
        </Stack>
        {actions}
      </Inline>
      {children}
    </Stack>
  );
}

/**
 * Focuses the title if a change of the record removed the focused button, so that the keyboard focus stays on the page.
 */
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
  const isAbsent = remote.status === 'missing' || remote.status === 'failed';
  return (
    <RecordPage
      {...props}
      {...props.heading(record)}
      // Without a record the title does not wait for a subject.
      {...(isAbsent && { subject: undefined })}
      actions={actionsOf(props.actions, record)}
      titleRef={titleRef}
    >
      {content()}
    </RecordPage>
  );

  function content() {
    switch (remote.status) {
      case 'loading':
        return <RecordPlaceholder fields={props.skeletons} />;
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
