/** The one console line of a message that was not sent (specification section 8: logged only). */
export function describeFault({ status, text }: { status: number; text: string }): string {
  return `The message was not sent: status ${status}, ${text || 'no text'}.`;
}
