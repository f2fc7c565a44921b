/** What a form sends along in headers: its token, and the page that it stood on as evidence. */
export function sentWith({ headers }: Request): { formToken: string | null; originUrl: string | null } {
  return {
    formToken: headers.get('x-form-token'),
    originUrl: headers.get('referer') ?? headers.get('origin'),
  };
}
