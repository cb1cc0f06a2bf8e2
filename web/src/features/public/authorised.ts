/** How platforms say yes on their way back: a result word, a code of 0 or 200, or the grant code of OAuth. */
export const isAuthorised = (query: URLSearchParams): boolean => {
  if (query.has('error')) return false;
  const said = query.get('result') ?? query.get('status') ?? query.get('success');
  if (said !== null) return ['success', 'ok', 'true', '1'].includes(said.toLowerCase());
  const code = query.get('code');
  return code !== null && code !== '' && (!/^\d{1,3}$/.test(code) || code === '0' || code === '200');
};
