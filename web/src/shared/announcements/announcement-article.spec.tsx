import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnnouncementArticle } from './announcement-article.tsx';

const shown = (text: string) => renderToStaticMarkup(<AnnouncementArticle kind="news" title="Title" text={text} picture="" />);
const linksIn = (text: string) => [...shown(text).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

describe('Rule: an address in an announcement leads there, and everything else is plain text', () => {
  it.each([
    ['See https://shelfline.example/rates.', ['https://shelfline.example/rates']],
    ['（详见 https://shelfline.example/费用）。', ['https://shelfline.example/费用']],
    ['http://a.example/x?y=1&z=2, then https://b.example!', ['http://a.example/x?y=1&amp;z=2', 'https://b.example']],
    ['javascript:alert(1) and <a href="https://c.example">x</a>', ['https://c.example']],
    ['No address at all', []],
  ])('%s', (text, links) => expect(linksIn(text)).toEqual(links));
});
