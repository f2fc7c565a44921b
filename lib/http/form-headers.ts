/** Returns the header fields of a form: its token, its proof of work, and as evidence the address of its page. */
export function readFormHeaders({ headers }: Request): {
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
