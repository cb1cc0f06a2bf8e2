import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { announcementKindNames, announcementKinds } from '#contracts/announcements/announcement-states.ts';
import { portalNames, portals } from '#contracts/announcements/portals.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { Section } from '#web/ui/page/section.tsx';
import styles from './announcement-desk.module.css';
import type { AnnouncementText } from './announcement-text.ts';
import { PictureField } from './picture-field.tsx';
import type { PictureUpload } from '#web/shared/pictures/use-picture-upload.ts';

interface Props {
  form: EndpointForm<AnnouncementText>;
  upload: PictureUpload;
  disabled?: boolean;
}

export const AnnouncementForm = ({ form, upload, disabled = false }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { rootRef } = form;
  const kinds = announcementKindNames.map((value) => ({ value, label: words(announcementKinds[value]) }));
  const people = portalNames.map((value) => ({ value, label: words(portals[value]) }));
  return (
    <fieldset ref={rootRef} className={styles['form']} disabled={disabled}>
      {form.formError && (
        <Section>
          <Refusal>{form.formError}</Refusal>
        </Section>
      )}
      <Section>
        <FieldGrid>
          <FormField form={form} name="kind" label={t('announcements.desk.kind')}>
            {(control) => <Select {...control} options={kinds} disabled={disabled} />}
          </FormField>
          <FormField form={form} name="portals" label={t('announcements.desk.portals')}>
            {({ id, 'aria-describedby': described, value, onChange }) => (
              <div id={id} className={styles['portals']} role="group" aria-label={t('announcements.desk.portals')} aria-describedby={described}>
                <Checkbox.Group value={value} options={people} disabled={disabled} onChange={onChange} />
              </div>
            )}
          </FormField>
        </FieldGrid>
      </Section>
      <InOneLanguage lang="en" form={form} disabled={disabled} />
      <InOneLanguage lang="zh" form={form} disabled={disabled} />
      <Section>
        <PictureField
          picture={form.values.picture}
          upload={upload}
          onRemove={() => form.change({ picture: '' })}
          error={form.errorOf('picture')}
          disabled={disabled}
        />
      </Section>
    </fieldset>
  );
};

interface LanguageProps {
  lang: 'en' | 'zh';
  form: EndpointForm<AnnouncementText>;
  disabled: boolean;
}

const InOneLanguage = ({ lang, form, disabled }: LanguageProps) => {
  const { t } = useTranslation();
  const language = t(lang === 'en' ? 'announcements.desk.english' : 'announcements.desk.chinese');
  return (
    <Section title={language}>
      <div className={styles['language']} role="group" aria-label={language}>
        <FormField form={form} name={`${lang}.title`} label={t('announcements.desk.title')}>
          {(control) => <Input {...control} lang={lang} disabled={disabled} />}
        </FormField>
        <FormField form={form} name={`${lang}.text`} label={t('announcements.desk.text')}>
          {(control) => <Input.TextArea {...control} lang={lang} autoSize={{ minRows: 5, maxRows: 18 }} disabled={disabled} />}
        </FormField>
      </div>
    </Section>
  );
};
