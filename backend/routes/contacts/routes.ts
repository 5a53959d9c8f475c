import { Router } from "express";
import { z } from "zod";
import { requestIdOf } from "../../commands/createPublication";
import { sendContactForm } from "../../commands/sendContactForm";
import type { Services } from "../../services";
import { parse, text } from "../../validation";
import { limitPerAddress } from "../accounts/addressLimit";

const required = "Este campo es obligatorio";
const tooLong = (max: number) => `Este campo admite ${max} caracteres como máximo`;
const done = "Los datos han sido enviados exitosamente";

/** Missing and too long have messages of their own. */
const field = (max: number) =>
  text(0, Infinity, required)
    .refine((value) => value.length > 0, required)
    .refine((value) => [...value].length <= max, tooLong(max));

/** The lengths that the gateway checks, too. The address is free text: a writer may have no e-mail. */
const contactForm = z.object({ name: field(100), email: field(254), subject: field(150), message: field(2_000) });

/** The contact page. */
export function contactRoutes(services: Services) {
  const router = Router();
  router.post("/contact_forms", limitPerAddress(services, "contact", { count: 10, minutes: 60 }), async (req, res) => {
    const form = parse(contactForm, req.body);
    const id = await sendContactForm(
      services.db,
      form,
      requestIdOf(req.get("idempotency-key")),
      services.settings.contactEmail,
    );
    res.status(201).json({ message: done, id });
  });
  return router;
}
