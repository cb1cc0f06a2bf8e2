import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { FormRefusal } from '#web/ui/form/form-refusal.tsx';
import type { FormFrame } from '#web/ui/form/use-endpoint-form.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import styles from './applications.module.css';
import type { Applied } from './use-application-form.ts';

/** What an application's form is given. */
export interface ApplicationProps {
  items: readonly InventoryRow[];
  /** Shows an item beside the page. */
  onOpen: (oneId: string) => void;
  onTakeOut: ((oneId: string) => void) | undefined;
  applied: Applied;
}

interface Props {
  form: FormFrame;
  title: string;
  submitLabel: string;
  /** In place of the form's own, where something is done before. */
  onSubmit?: () => void;
  isPending?: boolean;
  /** The items that it is for. */
  items: ReactNode;
  children: ReactNode;
}

/** An application as a page: its items, its fields, and one button that says for how many. */
export const ApplicationForm = ({ form, title, submitLabel, onSubmit = form.submit, isPending = form.isPending, items, children }: Props) => {
  usePageName(title);
  const { rootRef } = form;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button type="primary" loading={isPending} onClick={() => onSubmit()}>
            {submitLabel}
          </Button>
        }
      />
      <PageBody>
        <Section>
          <div className={styles['page']}>{items}</div>
        </Section>
        <Section>
          <div ref={rootRef} className={styles['page']}>
            <div className={styles['form']}>
              {children}
              <FormRefusal form={form} />
            </div>
          </div>
        </Section>
      </PageBody>
    </>
  );
};
