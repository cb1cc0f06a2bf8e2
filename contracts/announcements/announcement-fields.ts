import { z } from 'zod';
import { fileIdOf, endingOf, fileTypes, typeOfEnding } from '../files/file-types.ts';
import { announcementKindNames, announcementStateNames } from './announcement-states.ts';
import { portalNames } from './portals.ts';

export const MAX_TITLE_LENGTH = 120;
export const MAX_TEXT_LENGTH = 5_000;

export const announcementIdField = z.string().trim().min(1).max(64);

const isUploaded = (url: string): boolean => {
  const type = fileIdOf(url) === undefined ? undefined : typeOfEnding(endingOf(url));
  return type !== undefined && fileTypes[type].kind === 'picture';
};
/** One of those that the portal draws itself. */
const isDrawn = (url: string): boolean => /^\/art\/[\w-]+\/[\w-]+\.svg$/.test(url);

const inOneLanguage = z.strictObject({
  title: z.string().trim().max(MAX_TITLE_LENGTH).default(''),
  text: z.string().trim().max(MAX_TEXT_LENGTH).default(''),
});

/** What is written: a draft may lack a language, what readers see may not. */
export const announcementFields = {
  kind: z.enum(announcementKindNames),
  portals: z
    .array(z.enum(portalNames))
    .min(1)
    .max(portalNames.length)
    .refine((names) => new Set(names).size === names.length),
  /** The url of an uploaded picture; empty without one. */
  picture: z
    .string()
    .max(200)
    .refine((url) => url === '' || isUploaded(url) || isDrawn(url), { error: 'AnnouncementPictureForeign' })
    .default(''),
  en: inOneLanguage.prefault({}),
  zh: inOneLanguage.prefault({}),
};

export const announcementAnswerSchema = z.object({ announcementId: z.string(), state: z.enum(announcementStateNames) });
