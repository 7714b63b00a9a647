import { html, type Html } from '../html.ts'

/** One list of a page for developers, with how many are in it. */
export const table = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html =>
  html`<h2 id="${name.toLowerCase()}">${name} <small>${rows.length}</small></h2>
    <div class="wide" tabindex="0" role="region" aria-labelledby="${name.toLowerCase()}">
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

export const code = (text: string): Html => html`<code>${text}</code>`
