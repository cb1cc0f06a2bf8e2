import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { longestText, longestTitle } from '#contracts/announcements/announcement-fields.ts';
import { announcementKindNames, announcementKinds } from '#contracts/announcements/announcement-kinds.ts';
import { portalNames, portals } from '#contracts/announcements/portals.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { serverErrors, type ServerErrors } from '#web/ui/form/server-errors.ts';
import { Section } from '#web/ui/page/section.tsx';
import styles from './announcement-desk.module.css';
import type { Draft } from './draft.ts';
import { PictureField } from './picture-field.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface Props {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  upload: PictureUpload;
  failure: ApiError | null;
  disabled?: boolean;
  /** Words beside what is missing, once it was to be saved. */
  needed: (isMissing: boolean) => string | undefined;
}

const shown = ['kind', 'portals', 'picture', 'en.title', 'en.text', 'zh.title', 'zh.text'];

export const AnnouncementForm = ({ draft, change, upload, failure, disabled = false, needed }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const refused = serverErrors(failure, shown);
  const isUntitled = needed([draft.en, draft.zh].every(({ title }) => title.trim() === '')) !== undefined;
  const kinds = announcementKindNames.map((value) => ({ value, label: words(announcementKinds[value]) }));
  const people = portalNames.map((value) => ({ value, label: words(portals[value]) }));
  return (
    <fieldset className={styles['form']} disabled={disabled}>
      {refused.rest && (
        <Section>
          <Refusal>{refused.rest}</Refusal>
        </Section>
      )}
      <Section>
        <FieldGrid>
          <Field label={t('announcements.desk.kind')} error={refused.of('kind')}>
            {(tied) => <Select {...tied} value={draft.kind} options={kinds} disabled={disabled} onChange={(kind) => change({ kind })} />}
          </Field>
          <Field label={t('announcements.desk.portals')} error={refused.of('portals') ?? needed(draft.portals.length === 0)}>
            {({ id, 'aria-describedby': described }) => (
              <div id={id} className={styles['portals']} role="group" aria-label={t('announcements.desk.portals')} aria-describedby={described}>
                <Checkbox.Group value={draft.portals} options={people} disabled={disabled} onChange={(chosen) => change({ portals: chosen })} />
              </div>
            )}
          </Field>
        </FieldGrid>
      </Section>
      <InOneLanguage
        lang="en"
        draft={draft}
        change={change}
        refused={refused}
        disabled={disabled}
        needed={isUntitled && t('announcements.desk.titleNeeded')}
      />
      <InOneLanguage lang="zh" draft={draft} change={change} refused={refused} disabled={disabled} />
      <Section>
        <PictureField
          picture={draft.picture}
          upload={upload}
          remove={() => change({ picture: '' })}
          error={refused.of('picture')}
          disabled={disabled}
        />
      </Section>
    </fieldset>
  );
};

interface LanguageProps {
  lang: 'en' | 'zh';
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  refused: ServerErrors;
  disabled: boolean;
  needed?: string | false;
}

const InOneLanguage = ({ lang, draft, change, refused, disabled, needed }: LanguageProps) => {
  const { t } = useTranslation();
  const { title, text } = draft[lang];
  const language = t(lang === 'en' ? 'announcements.desk.english' : 'announcements.desk.chinese');
  const write = (part: Partial<Draft['en']>) => change({ [lang]: { ...draft[lang], ...part } });
  return (
    <Section title={language}>
      <div className={styles['language']} role="group" aria-label={language}>
        <Field label={t('announcements.desk.title')} error={refused.of(`${lang}.title`) ?? needed}>
          {(tied) => (
            <Input
              {...tied}
              lang={lang}
              value={title}
              maxLength={longestTitle}
              disabled={disabled}
              onChange={(event) => write({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('announcements.desk.text')} error={refused.of(`${lang}.text`)}>
          {(tied) => (
            <Input.TextArea
              {...tied}
              lang={lang}
              value={text}
              maxLength={longestText}
              autoSize={{ minRows: 5, maxRows: 18 }}
              disabled={disabled}
              onChange={(event) => write({ text: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Section>
  );
};
