import { html, type Html } from '../html.ts'

/** One list of a page for developers, with how many are in it. */
export const table = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return html`<h2 id="${id}">${name} <small>${rows.length}</small></h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="${id}">
      <table>
        <thead>
          <tr>
            ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

export const code = (text: string): Html => html`<code>${text}</code>`
