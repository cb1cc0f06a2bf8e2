import { merged } from './merged.ts';

const texts = import.meta.glob(['../../**/texts/zh.ts', '../../**/texts/*/zh.ts', '!../../features/**'], { eager: true, import: 'default' });
/** They lead back to the pages before it. */
const signIn = import.meta.glob('../../features/sign-in/**/texts/zh.ts', { eager: true, import: 'default' });
const titles = import.meta.glob('../../features/**/titles/zh.ts', { eager: true, import: 'default' });

/** What whoever is signed in reads, whichever page is open: what belongs to no area, and the titles of all pages. */
export default merged(Object.values({ ...texts, ...signIn, ...titles }) as object[]);
