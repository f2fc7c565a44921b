/** What a form sends along in headers: its token, the solved task, and the page that it stood on as evidence. */
export function sentWith({ headers }: Request): {
  formToken: string | null;
  proof: string | null;
  originUrl: string | null;
} {
  return {
    formToken: headers.get('x-form-token'),
    proof: headers.get('x-proof-of-work'),
    originUrl: headers.get('referer') ?? headers.get('origin'),
  };
}
