import type { FastifyReply, FastifyRequest } from 'fastify';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface Asked {
  /** What the marketplace is. */
  title: string;
  account: string;
  /** Makes a code once somebody has agreed. */
  codeFor(): string;
}

/** Asks whoever has the account whether another program may use it, and sends the browser back with the answer. */
export const answerConsent = (request: FastifyRequest, reply: FastifyReply, { title, account, codeFor }: Asked) => {
  const query = request.query as Record<string, string | undefined>;
  const back = new URL(query['redirect_uri']!);
  if (query['state'] !== undefined) back.searchParams.set('state', query['state']);
  switch (query['answer']) {
    case 'allow':
      back.searchParams.set('code', codeFor());
      return reply.redirect(back.href);
    case 'deny':
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href);
    default:
      return reply.type('text/html; charset=utf-8').send(page({ title, account, asks: back.host, address: request.url }));
  }
};

const page = ({ title, account, asks, address }: { title: string; account: string; asks: string; address: string }): string => {
  const link = (answer: string, text: string): string => `<a href="${escaped(`${address}&answer=${answer}`)}">${text}</a>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}: authorise</title>
<style>
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: #f4f4f2; font: 15px/1.5 system-ui, sans-serif; color: #1c1c1a }
  main { width: min(420px, 88vw); padding: 28px; border: 1px solid #ddd; border-radius: 12px; background: #fff }
  h1 { margin: 0 0 8px; font-size: 19px }
  a { display: inline-block; margin: 16px 8px 0 0; padding: 8px 18px; border: 1px solid #bbb; border-radius: 8px; color: inherit; text-decoration: none }
  a:first-of-type { border-color: #1c1c1a; background: #1c1c1a; color: #fff }
</style>
<main><h1>${escaped(title)}</h1>
<p><strong>${escaped(asks)}</strong> wants to list goods, change prices and read orders with the account <strong>${escaped(account)}</strong>.</p>
${link('allow', 'Allow')}${link('deny', 'Deny')}</main></html>`;
};
